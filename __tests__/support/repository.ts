/** Throw-away git repositories for unit tests. */
import { temporaryFolder } from './content-folder';
import { GitRepository } from './git-repository';

/** A page of the wiki that is long enough for git to recognise it after a move with an edit. */
export function pageText(title: string, lines = 20): string {
  const text = Array.from({ length: lines }, (_, index) => `${title}, sentence ${index + 1}.`);
  return `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text.join('\n')}\n`;
}

/** A repository in a folder of its own, gone after the tests of the file unless they name the folder. */
export class TestRepository extends GitRepository {
  constructor(folder = temporaryFolder(), options: readonly string[] = []) {
    super(folder, options);
  }
}
