/** Writes the Git history of the fixture site: authors, dates and renames. */
import { appendFileSync, readFileSync } from 'node:fs';
import type { FixtureProject } from './fixture-project';
import { GitRepository } from './git-repository';

/** Authors of the wiki, by the names that git knows. */
const AUTHORS = ['Ada Rigg', 'mstand99', 'Polly Gaffer'] as const;

const CABLES = 'wiki/disciplines/lx/cables.mdx';
const [SAFETY, CARE] = ['wiki/tech-crew/safety.mdx', 'wiki/tech-crew/care.mdx'];
const [BARN, CELLAR] = ['wiki/spaces/barn.mdx', 'wiki/spaces/cellar.mdx'];

/** Commits the content of a fixture project in a few steps. */
export function writeHistory({ root, contentFolder }: Pick<FixtureProject, 'root' | 'contentFolder'>): void {
  const [ada, mike, polly] = AUTHORS;
  const folder = contentFolder.slice(root.length + 1);
  const inContent = (file: string): string => `${folder}/${file}`;
  const repository = new GitRepository(root);
  const textOf = (file: string): string => readFileSync(repository.path(inContent(file)), 'utf8');
  appendFileSync(repository.path('.git/info/exclude'), `/*\n!/${folder}\n`);

  const [cables, barn, cellar] = [textOf(CABLES), textOf(BARN), textOf(CELLAR)];
  const withoutLast = (count: number): string => cellar.slice(0, cellar.length - count);
  repository.write(inContent(CABLES), cables.slice(0, cables.indexOf('## Storing')));
  repository.write(inContent(CELLAR), withoutLast(9));
  repository.move(inContent(SAFETY), inContent(CARE)).delete(inContent(BARN));
  repository.commit('Start the wiki', { author: ada, date: '2025-01-10T19:00:00Z' });
  // More changes than a page lists.
  for (let day = 1; day <= 9; day += 1)
    repository
      .write(inContent(CELLAR), withoutLast(9 - day))
      .commit('Go on with the cellar', { author: ada, date: `2025-02-0${day}T12:00:00Z` });
  repository.write(inContent(BARN), barn);
  repository.commit('📝 Add the barn', { author: mike, date: '2025-03-02T20:30:00Z' });
  repository.write(inContent(CABLES), cables);
  const together = `📝 Say how cables are stored and lent\n\nCo-authored-by: ${ada} <ada.rigg@example.org>\n`;
  repository.commit(together, { author: polly, date: '2025-05-18T11:15:00Z' });
  repository.move(inContent(CARE), inContent(SAFETY));
  repository.commit('Call care safety', { author: ada, date: '2025-06-30T08:45:00Z' });
}
