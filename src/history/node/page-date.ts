/** Explains a page's date, for `npm run check -- --date`. Pure. */
import { formatDate } from '../../components/dates';
import type { HistoryFile } from '../../content-model/data-schemas';
import { changesOfWiki, pagesOfFiles, type RepositoryAddress } from './changes';
import type { RepositoryHistory } from './repository-history';
import { historyOfWiki } from './wiki-history';

const asWritten = (text: string): string => text;

const lineOf = ({ hash, date, author, subject }: { hash: string; date: string; author: string; subject: string }): string =>
  `${hash.slice(0, 12)}, ${formatDate(date)}, ${author}: ${subject}`;

/** Names the commit that gave the page its date, and later ones that do not count. */
export function explainDate(
  page: string,
  { repository, earlier, address }: { repository: RepositoryHistory; earlier: HistoryFile; address: RepositoryAddress },
): string {
  const changes = changesOfWiki(repository, earlier, { address, nameOf: asWritten, named: asWritten });
  const { lastUpdate, changes: updates = [] } = historyOfWiki(changes).pages.get(page) ?? {};
  const source = updates.find(({ date }) => date === lastUpdate?.date);
  const later = repository.commits.flatMap((commit) => {
    const touch = pagesOfFiles(commit.files).find((one) => one.page === page);
    if (!touch || updates.some(({ hash }) => hash === commit.hash) || commit.date < (source?.date ?? '')) return [];
    const why = touch.kind === 'moved' ? 'only moves the page' : 'is marked as no update';
    return [`Not counted: ${lineOf(commit)} (${why})`];
  });
  const found = source
    ? [`${page} was updated on ${formatDate(source.date)}.`, `By ${lineOf({ ...source, subject: source.description })}`]
    : [`${page} has no date: no commit of this branch has updated it.`];
  return [...found, ...later, ...(repository.missing === undefined ? [] : [repository.missing])].join('\n');
}
