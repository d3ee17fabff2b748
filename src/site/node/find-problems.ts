/** The content check that the command line, the build and the development server share. */
import { checkContent, lostUrlsOf } from '../../check/check-content';
import { checkPictures } from '../../check/check-pictures';
import { sortProblems, type Problem } from '../../content/problem';
import { checkRoot, readContent } from '../../content/read-content';
import { staticFiles, topLevelRoutes } from '../../content/routes';
import { readFormerPages } from '../../history/node/former-pages';
import { drawDiagrams } from '../../wiki/node/diagrams/draw-diagrams';

const toolsOf = (root: string) => ({ routes: topLevelRoutes(root), staticFiles: staticFiles(), drawDiagrams });

/**
 * Checks everything except the bytes of pictures.
 * @param root absolute path of the content folder
 */
export function findProblemsInTexts(root: string): Problem[] {
  return checkContent(readContent(root), toolsOf(root));
}

/**
 * Checks all content, without a build.
 * @param root absolute path of the content folder
 * @returns every problem, sorted; never throws for an editor's mistake
 */
export async function findProblems(root: string): Promise<Problem[]> {
  const rootProblems = checkRoot(root);
  if (rootProblems.length > 0) return rootProblems;
  const content = readContent(root);
  // sharp opens the pictures in other threads while this one checks the texts.
  const pictures = checkPictures(content);
  const tools = toolsOf(root);
  const lost = lostUrlsOf(content, tools.routes);
  const formerPages = lost.length > 0 ? await readFormerPages(root, lost) : [];
  const problems = checkContent(content, { ...tools, formerPages });
  return sortProblems([...problems, ...(await pictures)]);
}
