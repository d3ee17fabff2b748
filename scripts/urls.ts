/**
 * `npm run urls`: writes every address that the site answers into `content/urls.json`. Run it before a
 * release: from then on `npm run check` does not let one of them be lost. Nothing leaves the record by itself.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressesOf, readWiki } from '../src/check/check-wiki';
import { readContent } from '../src/content/read-content';
import { topLevelRoutes } from '../src/content/routes';
import { contentRoot, displayPath } from '../src/content/content-root';
import { formatProblems } from '../src/content/problem';
import { validateStructuredText } from '../src/content/structured-text';
import { urlsSchema } from '../src/content/urls-schema';
import { extendRecord, publishedUrls } from '../src/check/check-published-urls';
import { readRedirects } from '../src/links/node/source-redirects';

const root = contentRoot();
const file = path.join(root, 'urls.json');
const read = validateStructuredText(urlsSchema, {
  file: displayPath('urls.json', root),
  text: existsSync(file) ? readFileSync(file, 'utf8') : '[]',
  kind: 'json',
});
if (!read.ok) {
  console.error(formatProblems(read.problems));
  process.exit(1);
}
const recorded = read.data;
const pages = readWiki(readContent(root), (relativePath) => displayPath(relativePath, root));
const redirects = new Map(readRedirects(root).flatMap(({ from, to }) => from.map((one): [string, string] => [one, to])));
const current = publishedUrls(addressesOf(pages, { routes: topLevelRoutes(), redirects }));
const record = extendRecord(recorded, current);
writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
const lost = recorded.filter((url) => !current.includes(url));
console.log(`${displayPath('urls.json', root)}: ${record.length} addresses, ${record.length - recorded.length} of them new.`);
if (lost.length > 0) {
  console.error(`No longer answering: ${lost.join(', ')}. "npm run check" says how to keep them.`);
  process.exitCode = 1;
}
