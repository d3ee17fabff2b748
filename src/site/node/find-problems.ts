/** What is wrong with the content: the one check that the command line, the build and the development server share. */
import { checkContent } from '../../check/check-content';
import { checkPictures } from '../../check/check-pictures';
import { sortProblems, type Problem } from '../../content/problem';
import { checkRoot, readContent, type Content } from '../../content/read-content';
import { topLevelRoutes } from '../../content/routes';
import { drawDiagrams } from '../../wiki/node/diagrams/draw-diagrams';

function problemsOf(content: Content): Problem[] {
  return checkContent(content, { routes: topLevelRoutes(), drawDiagrams });
}

/** Checks all but the bytes of pictures. Takes the absolute path of the content root. */
export function findProblemsInTexts(root: string): Problem[] {
  return problemsOf(readContent(root));
}

/**
 * Checks everything that editors touch, without a build. Takes the absolute path of the content root.
 * @returns every problem, in order; never throws for an editor's mistake.
 */
export async function findProblems(root: string): Promise<Problem[]> {
  const rootProblems = checkRoot(root);
  if (rootProblems.length > 0) return rootProblems;
  const content = readContent(root);
  // Pictures are opened by other threads, while this one checks the texts.
  const pictures = checkPictures(content);
  const problems = problemsOf(content);
  return sortProblems([...problems, ...(await pictures)]);
}
