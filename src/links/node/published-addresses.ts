/** Asks the published site for its addresses: one that came and went between two runs of `npm run urls` is on no record. */
import { CONTRIBUTIONS } from '../../content-model/contributions';
import { isPersonPath, PUBLISHED_FILES } from '../../content-model/addresses';
import type { AddressBook } from './alias-pages';

const OF_SECTIONS = CONTRIBUTIONS.flatMap(({ contributes }) => contributes.beforeSections);

const PATIENCE_IN_MS = 10_000;

/** Pages that need not last: those of people, who may ask to be hidden, and those that a capability makes of sections. */
const isPromised = (path: string): boolean => !isPersonPath(path) && !OF_SECTIONS.some((prefix) => path.startsWith(`${prefix}/`));

/** The addresses of the site at `url` that must last; `undefined` if it does not say. */
export async function publishedAddresses(url: string): Promise<string[] | undefined> {
  try {
    const answer = await fetch(`${url.replace(/\/$/, '')}${PUBLISHED_FILES.addressBook}`, { signal: AbortSignal.timeout(PATIENCE_IN_MS) });
    if (!answer.ok) return undefined;
    const { pages, aliases } = (await answer.json()) as AddressBook;
    return [...pages, ...aliases].map(([path]) => path).filter(isPromised);
  } catch {
    return undefined;
  }
}
