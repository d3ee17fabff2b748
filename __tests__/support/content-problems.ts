import { displayPath } from '../../src/content/content-root';
import { formatProblem } from '../../src/content/problem';
import { findProblems, findProblemsInTexts } from '../../src/site/node/find-problems';
import { contentFolder, type ContentFileTexts } from './content-folder';

/** What the content check says of a content tree, line by line; the tree is called `content`. Pictures are not opened. */
export function problemsIn(files: ContentFileTexts): string[] {
  const root = contentFolder(files);
  return findProblemsInTexts(root).map((problem) => namedContent(formatProblem(problem), root));
}

/** The same for a tree on disk, pictures and all. */
export async function allProblemsIn(root: string): Promise<string[]> {
  return (await findProblems(root)).map((problem) => namedContent(formatProblem(problem), root));
}

function namedContent(line: string, root: string): string {
  return line.replaceAll(displayPath('', root), 'content/');
}
