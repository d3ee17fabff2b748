import { fileAtPath, addressProblem } from '../content-model/address-rules';
import { decodeAddress } from '../content-model/addresses';
import { problemAt, type Problem, type MessageAndRemedy } from '../content-model/problem';
import type { Alias } from '../links/aliases';
import type { KnownAddresses } from './known-addresses';

/** Earlier redirects and all pages, by the file that a host serves for them; see `fileAtPath`. */
interface Claims {
  redirects: Map<string, Alias>;
  pages: ReadonlyMap<string, string>;
}

function messageForRepeat({ from, to }: Alias, first: Alias): MessageAndRemedy | undefined {
  const where = `${first.file}:${first.place().line} has`;
  const isSamePath = decodeAddress(first.from).toLowerCase() === decodeAddress(from).toLowerCase();
  if (!isSamePath) {
    if (first.to === to) return undefined;
    return [`Hosts serve one file for "${from}" and "${first.from}", which ${where}.`, 'Point both to the same page.'];
  }
  const has = first.from === from ? 'it' : `"${first.from}", which hosts take for the same`;
  return [`The redirect "${from}" is taken: ${where} ${has}.`, 'Keep one of the two.'];
}

/** Claims the path if it is free. */
function messageForOldPath(entry: Alias, { redirects, pages }: Claims, { isReserved }: KnownAddresses): MessageAndRemedy | undefined {
  const { from } = entry;
  const why = addressProblem(from);
  if (why !== undefined)
    return [`The redirect "${from.slice(0, 60)}" ${why}.`, 'Use letters, digits, "-", "_" and ".", and letters or digits at both ends.'];
  if (isReserved(decodeAddress(from))) return [`The site itself uses the path "${from}".`, 'Choose another path.'];
  const name = fileAtPath(from);
  const page = pages.get(name);
  if (page !== undefined)
    return [`The redirect "${from}" is the address of the page ${page}.`, 'Choose another path, or delete the redirect.'];
  const first = redirects.get(name);
  if (first) return messageForRepeat(entry, first);
  redirects.set(name, entry);
  return undefined;
}

/** Every problem with the paths of the redirect table. Their targets are checked as links are. */
export function checkRedirects(addresses: KnownAddresses): Problem[] {
  const claims = {
    redirects: new Map<string, Alias>(),
    pages: new Map([...addresses.routes, ...addresses.pages.keys()].map((page) => [fileAtPath(page), page])),
  };
  return addresses.redirects.flatMap((entry) => {
    const message = messageForOldPath(entry, claims, addresses);
    return message ? [problemAt(entry.file, entry.place(), ...message)] : [];
  });
}
