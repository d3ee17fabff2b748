import { displayPath } from '../../src/content-model/content-root';
import { formatProblem } from '../../src/content-model/problem';
import { findProblems, findProblemsInTexts } from '../../src/site/node/find-problems';
import { contentFolder, type ContentFileTexts } from './content-folder';

/** The check's problems in a content tree, which it calls `content`, line by line. It opens no pictures. */
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
