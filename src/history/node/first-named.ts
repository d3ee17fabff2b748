/** When the year files first named a production, as git knows it: that is when it was announced. */
import { askGit, GitError } from './git';
import { boundaryOfClone } from './repository-history';

/** Begins the line of a commit; no line of a file can begin with it. */
const COMMIT = '\0';

/** Without the lines around a change; each file under its name of that time. */
const LOG = [
  'log',
  '--no-merges',
  '--patch',
  '--unified=0',
  '--no-color',
  '--no-ext-diff',
  '--dst-prefix=b/',
  '--relative',
  '--format=%x00%H %aI',
];

/** Names in a line of a year file. */
const NAMES = /"name"\s*:\s*("(?:[^"\\]|\\.)*")/g;

/** A name in a file, as a key. */
export function keyOfName(file: string, name: string): string {
  return `${file}\n${name}`;
}

function nameOf(literal: string): string {
  try {
    return JSON.parse(literal) as string;
  } catch {
    return literal;
  }
}

/** Takes what git prints, newest commit first, and the commits of which it cannot tell what they changed. */
function firstDates(log: string, boundary: ReadonlySet<string>): Map<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  let file = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(COMMIT)) {
      const [hash = '', written = ''] = line.slice(COMMIT.length).split(' ');
      date = boundary.has(hash) || Number.isNaN(Date.parse(written)) ? '' : new Date(written).toISOString();
    }
    if (line.startsWith('+++ b/')) file = line.slice('+++ b/'.length);
    // Older commits come later, so the date of the oldest one stays.
    else if (line.startsWith('+') && date !== '')
      for (const [, literal = ''] of line.matchAll(NAMES)) dates.set(keyOfName(file, nameOf(literal)), date);
  }
  return dates;
}

/**
 * When each name was first written into a file of a folder, by `keyOfName`; ISO 8601 in UTC. Empty where git does not know.
 * @param contentFolder absolute path of the content
 * @param folder path of the folder below it
 */
export async function whenFirstNamed(contentFolder: string, folder: string): Promise<Map<string, string>> {
  try {
    return firstDates(await askGit(contentFolder, [...LOG, '--', folder]), await boundaryOfClone(contentFolder));
  } catch (error) {
    if (error instanceof GitError) return new Map();
    throw error;
  }
}
