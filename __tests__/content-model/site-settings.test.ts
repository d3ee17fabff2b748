import type { SourceNodesArgs } from 'gatsby';
import { SITE_SETTINGS, siteSettings, sourcedSettings } from '../../src/content-model/site-settings';
import { contentFolder, SITE, writeFiles } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

describe('the settings of the site, while somebody edits site.json,', () => {
  const environment = { ...process.env };
  const root = contentFolder();
  const layer = createDataLayer();
  const titleAfter = async (file: string | object): Promise<string[]> => {
    writeFiles(root, { 'site.json': file });
    await SITE_SETTINGS.source(layer.argumentsFor<SourceNodesArgs>());
    return [(await siteSettings(layer.query())).title, sourcedSettings(layer.argumentsFor<SourceNodesArgs>()).title];
  };

  beforeAll(() => {
    process.env = { ...environment, SITE_CONTENT: root };
  });
  afterAll(() => {
    process.env = environment;
  });

  it('the settings of the site, while somebody edits site.json, throw before they are sourced', async () => {
    await expect(siteSettings(layer.query())).rejects.toThrow('no settings of the site');
    await expect(titleAfter('{')).rejects.toThrow();
  });

  it('the settings of the site, while somebody edits site.json, come from site.json', async () => {
    expect(await titleAfter(SITE)).toEqual([SITE.title, SITE.title]);
    expect(await titleAfter({ ...SITE, title: 'Another crew' })).toEqual(['Another crew', 'Another crew']);
  });

  it('the settings of the site, while somebody edits site.json, stay as they were while site.json is invalid', async () => {
    expect(await titleAfter('{ "title": ')).toEqual(['Another crew', 'Another crew']);
    expect(await titleAfter({ ...SITE, title: 'And another' })).toEqual(['And another', 'And another']);
  });

  it('the settings of the site, while somebody edits site.json, are a dependency of queries', async () => {
    const query = layer.query();
    await siteSettings(query);
    expect([...query.dependencies]).toEqual(['SiteSettings']);
  });
});
