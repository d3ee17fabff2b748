/** `npm run new`: creates a page or a year file, and never overwrites one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkRoot, readContent } from '../src/content-model/read-content';
import { formatProblems } from '../src/content-model/problem';
import { contentRoot, displayPath } from '../src/content-model/content-root';
import { topLevelRoutes } from '../src/content-model/routes';
import { skeletonFor } from '../src/content-model/skeletons';
import { routesOfContent } from '../src/links/node/site-addresses';

function createFile(root: string, given: readonly string[]): { message: string; isDone: boolean } {
  const rootProblems = checkRoot(root);
  if (rootProblems.length > 0) return { message: formatProblems(rootProblems), isDone: false };
  const content = readContent(root);
  const skeleton = skeletonFor(given, [...content.sizes.keys()], routesOfContent(topLevelRoutes(root), content));
  if ('problem' in skeleton) return { message: skeleton.problem, isDone: false };
  const file = path.join(root, skeleton.file);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, skeleton.text, { flag: 'wx' });
  return { message: `Created ${displayPath(skeleton.file, root)}. ${skeleton.next}`, isDone: true };
}

const { message, isDone } = createFile(contentRoot(), process.argv.slice(2));
if (isDone) console.log(message);
else console.error(message);
process.exitCode = isDone ? 0 : 1;
