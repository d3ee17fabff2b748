/** Pages, redirects, short links and files share one namespace at the root of the site, where some names are the site's own. */
import { FILE_NAME, fileAtPath } from '../content-model/address-rules';
import { STATIC_FOLDER } from '../content-model/content-root';
import { problemAt, START, warningAt, type Problem, type MessageAndRemedy } from '../content-model/problem';
import type { Content } from '../content-model/read-content';
import { SITE_PICTURES } from '../content-model/routes';
import type { Shortlink } from '../links/aliases';
import type { KnownAddresses } from './known-addresses';

const REPLACEABLE: ReadonlySet<string> = new Set(Object.values(SITE_PICTURES));

const ANOTHER_NAME = 'Choose another name.';
const KEEP_ONE = 'Keep one of the two.';

/** Reports files in the content's folder `static` that would replace a page or file of the site. */
export function checkStaticFiles({ display }: Content, { files, pages, routes, isOwn }: KnownAddresses): Problem[] {
  const taken = new Set([...pages.keys(), ...routes].map((page) => page.toLowerCase()));
  return [...files]
    .filter((file) => !REPLACEABLE.has(file) && (isOwn(file) || taken.has(file.toLowerCase())))
    .map((file) =>
      problemAt(display(`${STATIC_FOLDER}${file}`), START, `The site itself has a page or file at ${file}.`, 'Rename or move the file.'),
    );
}

/** `first` is an earlier short link of the same name, ignoring case. */
function messageForClaim(
  { name }: Shortlink,
  first: Shortlink | undefined,
  { routes, redirects, isReserved }: KnownAddresses,
): MessageAndRemedy | undefined {
  const key = name.toLowerCase();
  if (first) {
    const has = first.name === name ? 'it' : `"${first.name}", which differs only by case`;
    return [`The short link "${name}" is taken: ${first.file}:${first.place().line} has ${has}.`, KEEP_ONE];
  }
  if (isReserved(`/${key}`)) return [`The site itself uses the name "${name}".`, ANOTHER_NAME];
  const ending = FILE_NAME.exec(name)?.[0];
  if (ending !== undefined)
    return [`The short link "${name}" ends in "${ending}", so hosts take it for a file.`, `Delete "${ending}" from it.`];
  const route = [...routes].find((one) => one.toLowerCase() === `/${key}`);
  if (route !== undefined) return [`The short link "${name}" is the address of the page ${route}.`, ANOTHER_NAME];
  const redirect = redirects.find(({ from }) => fileAtPath(from) === `/${key}`);
  if (redirect) return [`The short link "${name}" is also a redirect: ${redirect.file} has "${redirect.from}".`, KEEP_ONE];
  return undefined;
}

/** Capitals among small letters are slow to type on a phone. An acronym may be in capitals. */
function adviseOnCapitals({ name, file, place }: Shortlink): Problem[] {
  if (!/\p{Lu}/u.test(name) || !/\p{Ll}/u.test(name)) return [];
  return [warningAt(file, place(), `The short link "${name}" has capitals.`, `Write "${name.toLowerCase()}".`)];
}

/** Reports short links whose name belongs to something else. */
export function checkShortlinks(addresses: KnownAddresses): Problem[] {
  const taken = new Map<string, Shortlink>();
  return addresses.shortlinks.flatMap((shortlink) => {
    const key = shortlink.name.toLowerCase();
    const message = messageForClaim(shortlink, taken.get(key), addresses);
    if (!taken.has(key)) taken.set(key, shortlink);
    return message ? [problemAt(shortlink.file, shortlink.place(), ...message)] : adviseOnCapitals(shortlink);
  });
}
