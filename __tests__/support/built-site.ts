/**
 * The fixture site, built once for all tests of built pages. `__tests__/fixtures/site` is the content of an invented society;
 * it shows every feature once. Nothing here reads `content/` or this repository's history, so no edit of either changes these
 * tests.
 *
 * To write an end-to-end test:
 *
 * - Import `expect` and `test` from `support/site-test`. `page.goto('/wiki')` then opens the plain site; the worker-scoped
 *   fixtures `configuredSite` and `secondDeployment` are the addresses of the other two.
 * - Read built files with `builtSite('plain').read('shows.html')`, never from `public`.
 * - Use pages and people of the fixture. If it lacks what your test needs, add that once.
 * - Keep a test here only if it needs a browser: navigation, a worker, layout, focus, touch, storage, a policy, real requests.
 *   Tests that need only the built files belong in `__tests__/integration`, tests of a component in unit tests.
 * - Write one test for a behaviour, not one for each page or assertion; no loop over ten pages or more; no absolute times.
 *
 * Tests of the real content are in `real-content.e2e.ts` and in the content check.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf, type BuildOutcome, type BuiltFiles } from './fixture-project';
import type { StoredRecord } from './hosted-search';

/**
 * `plain`: at the root of its host, with a history, and searched in the browser.
 * `configured`: below a path prefix, with everything switched on that is off in the plain one.
 * `second`: a later deployment of `configured`, with other settings, a changed page, one page more with
 * seven hundred short links, and all people hidden.
 */
export type BuiltSiteName = 'plain' | 'configured' | 'second';

/** The plain site is always built as if on this day. */
export const DAY_OF_BUILD = '2025-11-06';

/** The path below which `configured` and `second` are served. */
export const CONFIGURED_PREFIX = '/crew';
export const MEASUREMENT_ID = 'G-FIXTURE001';
export const SEARCH_KEYS = { appId: 'TESTAPP', adminKey: 'admin-key', searchKey: 'search-key' };
export const SEARCH_HOST = `${SEARCH_KEYS.appId.toLowerCase()}-dsn.algolia.net`;
export const SEARCH_INDEX = 'fixture-wiki';
/** The page that only the second deployment has, and its short links. */
export const NEW_PAGE = '/wiki/tech-crew/the-van';
export const NEW_SHORTLINKS = Array.from({ length: 700 }, (_, index) => `flight-case-${index + 1}`);
/** The last day that shows the announcement of `configured`. */
export const LAST_DAY_OF_NEWS = '2099-12-31';
/** Words that only the second deployment has, on the page of cables. */
export const NEWS = 'Published on a Tuesday.';

/** Where `build-fixture-sites.ts` puts what it builds. */
export const FOLDER = path.resolve('node_modules/.cache/fixture-site');
export const INDEX = path.join(FOLDER, 'hosted-index.json');
export const FAILURE = path.join(FOLDER, 'failure.json');
export const folderOf = (name: BuiltSiteName): string => path.join(FOLDER, name);
export const logOf = (name: BuiltSiteName): string => path.join(FOLDER, `${name}.log`);

/** The files of a built site. Call `buildFixtureSites` first. */
export function builtSite(name: BuiltSiteName): BuiltFiles {
  return filesOf(folderOf(name));
}

/** What a build printed. */
export function outputOf(name: BuiltSiteName): string {
  return readFileSync(logOf(name), 'utf8');
}

/** The outcome of a build with mistakes in two pages. */
export function failedBuild(): BuildOutcome {
  return JSON.parse(readFileSync(FAILURE, 'utf8')) as BuildOutcome;
}

/** The index that the configured build filled at the hosted search service. */
export function builtSearchIndex(): { records: StoredRecord[]; settings: Record<string, unknown> } {
  return JSON.parse(readFileSync(INDEX, 'utf8')) as ReturnType<typeof builtSearchIndex>;
}
