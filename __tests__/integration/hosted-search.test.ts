/** Builds a site that sends its records to a stand-in for the hosted search service. */
import { createFixtureProject, type FixtureProject } from '../support/fixture-project';
import { startHostedSearch, type HostedSearch } from '../support/hosted-search';

jest.setTimeout(480_000);

const KEYS = { appId: 'TESTAPP', adminKey: 'admin-key', searchKey: 'search-key' };
const INDEX = 'fixture-wiki';

let project: FixtureProject;
let service: HostedSearch;

beforeAll(async () => {
  project = createFixtureProject('site');
  service = await startHostedSearch(KEYS);
});

afterAll(async () => {
  await service.stop();
  project.remove();
});

const build = (environment: Record<string, string> = {}) =>
  project.buildMeanwhile({
    GATSBY_ALGOLIA_APP_ID: KEYS.appId,
    GATSBY_ALGOLIA_INDEX_NAME: INDEX,
    ALGOLIA_ADMIN_KEY: KEYS.adminKey,
    ALGOLIA_HOST: service.address,
    ...environment,
  });

const pagesInIndex = (): unknown[] =>
  [...(service.indexes.get(INDEX)?.records.values() ?? [])]
    .filter(({ type, kind }) => type === 'lvl1' && kind === 'wiki')
    .map(({ url }) => url);

describe('a build with the key of the hosted index', () => {
  it('fails when the service refuses its records, and says why', async () => {
    service.faults.push({ call: /^POST .*\/batch$/, kind: 403 });
    const { status, output } = await build();
    expect(status).toBe(1);
    expect(output).toContain('failed to index to Algolia');
    expect(output).toContain('Fault 403 of the test');
    expect(pagesInIndex()).toEqual([]);
  });

  it('sends all of them when it runs again, warm as it is', async () => {
    service.faults.length = 0;
    const { status, output } = await build();
    expect({ status, output: status === 0 ? '' : output.slice(-4000) }).toEqual({ status: 0, output: '' });
    expect(output).toMatch(/Hosted search index fixture-wiki: \d+ records, all up to date\./);
    expect(pagesInIndex()).toEqual(expect.arrayContaining(['https://crew.example/wiki', 'https://crew.example/wiki/tech-crew/safety']));
  });

  it('fails when the index does not hold what was sent', async () => {
    service.indexes.get(INDEX)?.records.delete('/wiki/tech-crew/safety');
    service.faults.push({ call: /^POST .*\/batch$/, kind: 'half' });
    const { status, output } = await build();
    expect(status).toBe(1);
    expect(output).toContain('1 missing: /wiki/tech-crew/safety.');
  });
});
