/** Finds when year files first named a production: that is when it was announced. */
import { ignoreErrors } from '../../../src/components/ignore-errors';
import { askGitLog, datesOfCommits, GitError } from '../../../src/history/node/git';
import { boundaryOfClone } from '../../../src/history/node/repository-history';

/** Starts the line of a commit in the log. No line of a file contains it. */
const COMMIT = '\0';

const LOG = ['--patch', '--unified=0', '--dst-prefix=b/', '--relative', '--format=%x00%H %aI %cI'];

const NAMES = /"name"\s*:\s*("(?:[^"\\]|\\.)*")/g;

/** Takes the name as the site shows it. */
export function nameInFile(file: string, name: string): string {
  return `${file}\n${name}`;
}

const nameOf = (literal: string): string => ignoreErrors(() => JSON.parse(literal) as string) ?? literal;

/** A commit and the names that it wrote, as `nameInFile` returns them. */
interface NamingCommit {
  hash: string;
  authorDate: string;
  committerDate: string;
  names: string[];
}

function parseLog(log: string, named: (text: string) => string): NamingCommit[] {
  const commits: NamingCommit[] = [];
  let file = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(COMMIT)) {
      const [hash = '', authorDate = '', committerDate = ''] = line.slice(COMMIT.length).split(' ');
      commits.push({ hash, authorDate, committerDate, names: [] });
    } else if (line.startsWith('+++ b/')) file = line.slice('+++ b/'.length);
    else if (line.startsWith('+'))
      for (const [, literal = ''] of line.matchAll(NAMES)) commits.at(-1)?.names.push(nameInFile(file, named(nameOf(literal).trim())));
  }
  return commits;
}

/** When a file of `folder` first contained each name (ISO 8601 in UTC). `nameInFile` makes the keys; `named` applies `people.json`. */
export async function whenFirstNamed(contentFolder: string, folder: string, named: (text: string) => string): Promise<Map<string, string>> {
  try {
    const log = parseLog(await askGitLog(contentFolder, [...LOG, '--', folder]), named);
    // The oldest commits of a shallow clone list everything as added.
    const boundary = await boundaryOfClone(contentFolder);
    const commits = log.filter(({ hash }) => !boundary.has(hash));
    const dates = datesOfCommits(commits);
    // The oldest commit comes last and wins.
    return new Map(
      commits.flatMap(({ hash, names }) => {
        const date = dates.get(hash);
        return date === undefined ? [] : names.map((name) => [name, date] as const);
      }),
    );
  } catch (error) {
    if (error instanceof GitError) return new Map();
    throw error;
  }
}
