/** Prepares the wiki's changes for readers. Pure. */
import { dayInLondon } from '../../components/dates';
import { PUBLISHED_FILES } from '../../content-model/addresses';
import type { Surroundings, WikiTreePage } from '../../wiki/node/tree';
import type { WikiIndex } from '../../wiki/node/wiki-index';
import type { WikiChangeRecord } from './changes';
import { historyOfWiki } from './wiki-history';

/** Number of changes in the changelog's page and in the feed. */
const NEWEST = 50;

type PageLink = Pick<WikiTreePage, 'path' | 'title'>;

/** A change with its description, and the pages that still exist. */
export interface Change extends Pick<WikiChangeRecord, 'hash' | 'description' | 'author' | 'coAuthors' | 'date' | 'url'> {
  /** Whether it changed what pages say, and not only their files. */
  isEdit: boolean;
  pages: PageLink[];
}

const linkTo = ({ page: { path, title } }: Surroundings): PageLink => ({ path, title });

/** A change edits what pages say if its message begins with 📝, or if it is older than this repository. */
function isEdit({ isEarlier, description }: WikiChangeRecord): boolean {
  return isEarlier || description.startsWith('📝');
}

function changeOf(record: WikiChangeRecord, all: WikiIndex['surroundings']): Change {
  const { hash, description, author, coAuthors, date, url } = record;
  return {
    hash,
    description,
    author,
    coAuthors,
    date,
    url,
    isEdit: isEdit(record),
    pages: record.pages.flatMap(({ page }) => all.get(page) ?? []).map(linkTo),
  };
}

/** The changelog, and the changes that its page loads on demand. */
export function changelogOf(records: readonly WikiChangeRecord[], all: WikiIndex['surroundings'], historyUrl: string) {
  const { changes, contributors } = historyOfWiki(records);
  const edits = changes.filter(isEdit);
  const newest = edits.slice(0, NEWEST);
  const others = changes.filter((change) => !newest.includes(change));
  const changed = new Set(changes.flatMap(({ pages }) => pages.map(({ page }) => page)));
  return {
    changelog: {
      count: edits.length,
      /** Changes to files alone. */
      otherCount: changes.length - edits.length,
      newest: newest.map((change) => changeOf(change, all)),
      /** Address of a JSON file with all others. */
      othersAddress: others.length > 0 ? PUBLISHED_FILES.otherChanges : null,
      /** Pages with a change, in reading order. */
      pages: [...all.values()].map(linkTo).filter(({ path }) => changed.has(path)),
      authors: contributors.map(({ name }) => name).sort(new Intl.Collator('en').compare),
      /** Calendar years with a change, newest first. */
      years: [...new Set(changes.map(({ date }) => dayInLondon(new Date(date)).slice(0, 4)))].sort().reverse(),
      historyUrl,
    },
    others: others.map((change) => changeOf(change, all)),
  };
}

export type Changelog = ReturnType<typeof changelogOf>['changelog'];
