/**
 * `npm run urls`: adds every current address of the site to `content/urls.json`. Run it before a release: from then on
 * `npm run check` reports each that is lost. It never removes an address.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentRoot } from '../src/content-model/content-root';
import { urlsSchema } from '../src/content-model/data-schemas';
import { formatProblems } from '../src/content-model/problem';
import { readContent, validFiles } from '../src/content-model/read-content';
import { topLevelRoutes } from '../src/content-model/routes';
import { extendRecord, publishedUrls } from '../src/links/node/site-addresses';

const content = readContent(contentRoot());
const file = content.data.find(({ relativePath }) => relativePath === 'urls.json');
if (file && file.problems.length > 0) {
  console.error(formatProblems(file.problems));
  process.exit(1);
}
const recorded = validFiles(content.data, urlsSchema)[0]?.data ?? [];
const current = publishedUrls(content, topLevelRoutes());
const record = extendRecord(recorded, current);
writeFileSync(path.join(content.root, 'urls.json'), `${JSON.stringify(record, null, 2)}\n`);
const lost = recorded.filter((url) => !current.includes(url));
console.log(`${content.display('urls.json')}: ${record.length} addresses, ${record.length - recorded.length} of them new.`);
if (lost.length > 0) {
  console.error(`No longer answering: ${lost.join(', ')}. "npm run check" says how to keep them.`);
  process.exitCode = 1;
}
