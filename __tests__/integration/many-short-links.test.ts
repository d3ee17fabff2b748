/** Builds a small site, gives one of its pages seven hundred short links more, and weighs what the others bring. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFixtureProject, type BuildOutcome, type FixtureProject } from '../support/fixture-project';

jest.setTimeout(480_000);

const PAGE = 'wiki/tech-crew/safety';
const NAMES = Array.from({ length: 700 }, (_, index) => `flight-case-${index + 1}`);
/**
 * What may list short links: the page that has them, their directory, and what is fetched when somebody searches
 * or comes to an address where nothing is, or by the worker that keeps pages for reading offline.
 */
const MAY_GROW = new RegExp(
  `^(?:${PAGE}|short-links)(?:\\.html|/)|^page-data/(?:${PAGE}|short-links)/|^static/search-index[-.]|^(?:addresses|offline-manifest)\\.json$|^_redirects$|^_nginx/`,
);

let project: FixtureProject;
let before: Map<string, number>;
let buildsByName: string[];
let after: Map<string, number>;

const builds = (outcome: BuildOutcome): void => {
  if (outcome.status !== 0) throw new Error(`The build failed:\n${outcome.output.slice(-4000)}`);
};

/** A file without the fingerprints in its name and without source maps, and what it weighs on the line. */
const weigh = (): Map<string, number> =>
  new Map(
    project
      .files((file) => /\.(?:html|js|json|css)$/.test(file))
      .map((file) => [file.replace(/[-.][0-9a-f]{8,20}(?=\.)/, ''), project.gzippedSize(file)]),
  );

/** What every page calls the build that it is of. */
const nameOfBuild = (): string => /data-value='"(\w+)"'>window\.___webpackCompilationHash/.exec(project.read('wiki.html'))?.[1] ?? '';

beforeAll(() => {
  project = createFixtureProject('site-small');
  builds(project.build());
  before = weigh();
  buildsByName = [nameOfBuild()];
  const file = path.join(project.contentFolder, `${PAGE}.mdx`);
  writeFileSync(file, readFileSync(file, 'utf8').replace('---\n', `---\nshortlinks: [${NAMES.join(', ')}]\n`));
  builds(project.build());
  after = weigh();
  buildsByName.push(nameOfBuild());
});

afterAll(() => {
  project.remove();
});

it('the short links are there', () => {
  for (const name of NAMES) expect([name, after.has(`${name}.html`)]).toEqual([name, true]);
  expect(project.read('_redirects')).toContain('/flight-case-700 /wiki/tech-crew/safety 302\n');
});

it('their directory is written up to its six hundredth, a script adds the others, and all are in its twin', () => {
  const page = project.read('short-links.html');
  expect(page.match(/<strong>\/[\w-]+<\/strong>/g)).toHaveLength(600);
  expect(page).toMatch(/These are the first (?:<!-- -->)?600(?:<!-- -->)?\. <a href="\/short-links\.md">All/);
  const twin = project.read('short-links.md');
  for (const name of NAMES) expect(twin).toContain(`/${name}): `);
});

it('no other page, script or style weighs more for them', () => {
  // File names carry fingerprints, which pack a little better or worse from build to build.
  const grain = 60;
  const heavier = [...before]
    .filter(([file]) => !MAY_GROW.test(file))
    .map(([file, size]) => ({ file, growth: (after.get(file) ?? 0) - size }))
    .filter(({ growth }) => growth > grain);
  expect(heavier).toEqual([]);
});

it('no file that comes with a page names them', () => {
  const naming = project.files(
    (file) =>
      /\.(?:html|js|json|css|xml|txt)$/.test(file) &&
      !MAY_GROW.test(file) &&
      !/^(?:page-data\/)?flight-case-/.test(file) &&
      project.read(file).includes('flight-case-7'),
  );
  expect(naming).toEqual([]);
});

it('the build has the same name, cold and warm, so that pages that did not change are not written anew', () => {
  const [cold, warm] = buildsByName;
  expect(cold).toMatch(/^[0-9a-f]{20}$/);
  expect(warm).toBe(cold);
  const { webpackCompilationHash } = JSON.parse(project.read('page-data/app-data.json')) as { webpackCompilationHash: string };
  expect(webpackCompilationHash).toBe(cold);
});
