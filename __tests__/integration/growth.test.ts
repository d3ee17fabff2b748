/** Builds the fixture site with one page more and seven hundred short links, and weighs what all other pages bring. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildFixtureSites, builtSite } from '../support/built-site';
import { writeHistory } from '../support/fixture-history';
import { createFixtureProject, type BuiltFiles, type FixtureProject } from '../support/fixture-project';

jest.setTimeout(480_000);

const PAGE = 'wiki/tech-crew/the-van';
const NAMES = Array.from({ length: 700 }, (_, index) => `flight-case-${index + 1}`);
/**
 * What may list short links: the page that has them, their directory, and what is fetched when somebody searches
 * or comes to an address where nothing is, or by the worker that keeps pages for reading offline.
 */
const MAY_NAME_THEM = new RegExp(
  `^(?:${PAGE}|short-links)(?:\\.html|/)|^page-data/(?:${PAGE}|short-links)/|^static/search-index[-.]|^(?:addresses|offline-manifest|offline-wiki)\\.json$|^_redirects$|^_nginx/`,
);
/** The pages that show a new page as a card, as a neighbour or as a figure. */
const MAY_SHOW_IT =
  /^(?:page-data\/)?(?:wiki|wiki\/tech-crew(?:\/.*)?|wiki\/tags.*|wiki\/spaces|wiki\/resources\/.*)(?:\.html|\/index\.html|\/page-data\.json)$|^page-data\/sq\//;
/** Bytes that a link to a page in the tree adds to a page, gzipped; file names carry fingerprints, which pack a little better or worse. */
const A_LINK = 150;

let before: BuiltFiles;
let after: FixtureProject;
let output: string;

/** What files weigh on the line, by their names without the fingerprints. */
const weigh = ({ files, gzippedSize }: Pick<BuiltFiles, 'files' | 'gzippedSize'>, which: RegExp): Map<string, number> =>
  new Map(files((file) => which.test(file)).map((file) => [file.replace(/[-.][0-9a-f]{8,20}(?=\.)/, ''), gzippedSize(file)]));

beforeAll(async () => {
  await buildFixtureSites();
  before = builtSite('plain');
  after = createFixtureProject('site');
  writeHistory(after);
  const text = `---\ntitle: The Van\ndescription: Where the van waits.\nemoji: 🚐\nshortlinks: [${NAMES.join(', ')}]\n---\n## Keys\n\nAsk the exec.\n`;
  writeFileSync(path.join(after.contentFolder, 'wiki/20-tech-crew/the-van.mdx'), text);
  const outcome = after.build();
  output = outcome.output;
  if (outcome.status !== 0) throw new Error(`The build failed:\n${output.slice(-4000)}`);
});

afterAll(() => {
  after.remove();
});

it('the build says so in few words', () => {
  expect(output.trim().split('\n').length).toBeLessThanOrEqual(40);
  expect(output).toMatch(/Done building in/);
});

it('the page is in the tree of every other, and its short links are there', () => {
  expect(after.read('wiki/disciplines/lx/cables.html')).toContain('href="/wiki/tech-crew/the-van"');
  for (const name of NAMES) expect([name, after.has(`${name}.html`)]).toEqual([name, true]);
  expect(after.read('_redirects')).toContain('/flight-case-700 /wiki/tech-crew/the-van 302\n');
});

it('the directory of short links is written up to its six hundredth, a script adds the others, and all are in its twin', () => {
  const page = after.read('short-links.html');
  expect(page.match(/<strong>\/[\w-]+<\/strong>/g)).toHaveLength(600);
  expect(page).toMatch(/These are the first (?:<!-- -->)?600(?:<!-- -->)?\. <a href="\/short-links\.md">All/);
  const twin = after.read('short-links.md');
  for (const name of NAMES) expect(twin).toContain(`/${name}): `);
});

it('no script and no style weighs more, nor does one come that was not there', () => {
  const code = /^(?!service-worker)[^/]+\.(?:js|css)$/;
  expect(weigh(after, code)).toEqual(weigh(before, code));
});

it('no other page weighs more than the link to the new one', () => {
  const now = weigh(after, /\.(?:html|json)$/);
  const heavier = [...weigh(before, /\.(?:html|json)$/)]
    .filter(([file]) => !MAY_NAME_THEM.test(file) && !MAY_SHOW_IT.test(file))
    .map(([file, size]) => ({ file, growth: (now.get(file) ?? 0) - size }))
    .filter(({ growth }) => growth > A_LINK);
  expect(heavier).toEqual([]);
});

it('no file that comes with a page names the short links of another', () => {
  const naming = after.files(
    (file) =>
      /\.(?:html|js|json|css|xml|txt)$/.test(file) &&
      !MAY_NAME_THEM.test(file) &&
      !/^(?:page-data\/)?flight-case-/.test(file) &&
      after.read(file).includes('flight-case-7'),
  );
  expect(naming).toEqual([]);
});
