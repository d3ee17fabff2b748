/** Pages, redirects, short links and files share one namespace, in which some names are the site's own. */
import { addressProblem, FILE_NAME, fileAtPath } from '../content-model/address-rules';
import { decodeAddress } from '../content-model/addresses';
import { STATIC_FOLDER } from '../content-model/content-root';
import { problemAt, START, warningAt, type MessageAndRemedy, type Problem } from '../content-model/problem';
import { anchorsOf, type WikiFile } from '../content-model/read-text';
import { SITE_PICTURES } from '../content-model/routes';
import { didYouMean } from '../content-model/suggest';
import type { Alias, Shortlink } from '../links/node/aliases';
import { pageWithHeading } from './check-links';
import type { Facts } from './facts';
import type { KnownAddresses } from './known-addresses';

const ANOTHER_NAME = 'Choose another name.';
const KEEP_ONE = 'Keep one of the two.';

/** Reports pages of the wiki that have one address, or that of a top-level page. */
export function checkPages({ content, knownAddresses }: Facts): Problem[] {
  const { routes } = knownAddresses();
  const byUrl = new Map<string, WikiFile>();
  return content.wiki.flatMap((page): Problem[] => {
    const { file, url } = page;
    const key = url.toLowerCase();
    const first = byUrl.get(key);
    byUrl.set(key, first ?? page);
    const isTaken = `This page and ${first?.file} have the same address, ${url}.`;
    return [
      ...(routes.has(key) ? [problemAt(file, START, `The site has a page of its own at ${url}.`, 'Give this page another name.')] : []),
      ...(first ? [problemAt(file, START, isTaken, 'Rename or delete one of the two files.')] : []),
    ];
  });
}

const REPLACEABLE: ReadonlySet<string> = new Set(Object.values(SITE_PICTURES));

/** Reports files in the content's folder `static` that would replace a page or file of the site. */
export function checkStaticFiles({ content: { display }, knownAddresses }: Facts): Problem[] {
  const { files, pages, routes, isOwn } = knownAddresses();
  const taken = new Set([...pages.keys(), ...routes].map((page) => page.toLowerCase()));
  return [...files]
    .filter((file) => !REPLACEABLE.has(file) && (isOwn(file) || taken.has(file.toLowerCase())))
    .map((file) =>
      problemAt(display(`${STATIC_FOLDER}${file}`), START, `The site itself has a page or file at ${file}.`, 'Rename or move the file.'),
    );
}

/** `first` is an earlier short link of the same name, ignoring case. */
function messageForShortlink(
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
  return redirect && [`The short link "${name}" is also a redirect: ${redirect.file} has "${redirect.from}".`, KEEP_ONE];
}

/** Capitals among small letters are slow to type on a phone. An acronym may be in capitals. */
function adviseOnCapitals({ name, file, place }: Shortlink): Problem[] {
  if (!/\p{Lu}/u.test(name) || !/\p{Ll}/u.test(name)) return [];
  return [warningAt(file, place(), `The short link "${name}" has capitals.`, `Write "${name.toLowerCase()}".`)];
}

/** Reports short links whose name belongs to something else. */
export function checkShortlinks({ knownAddresses }: Facts): Problem[] {
  const addresses = knownAddresses();
  const taken = new Map<string, Shortlink>();
  return addresses.shortlinks.flatMap((shortlink) => {
    const key = shortlink.name.toLowerCase();
    const message = messageForShortlink(shortlink, taken.get(key), addresses);
    if (!taken.has(key)) taken.set(key, shortlink);
    return message ? [problemAt(shortlink.file, shortlink.place(), ...message)] : adviseOnCapitals(shortlink);
  });
}

/** Reports short links of sections that open no heading of their page, or one whose anchor may change. */
export function checkSectionShortlinks(page: WikiFile, { knownAddresses }: Facts): Problem[] {
  const anchors = anchorsOf(page);
  return (page.frontMatter?.sectionShortlinks ?? []).flatMap(({ hash }, index): Problem[] => {
    const place = page.positionOf(['sectionShortlinks', index, 'hash']);
    if (anchors && !anchors.includes(hash)) {
      const home = pageWithHeading(hash, knownAddresses());
      const remedy =
        home === undefined
          ? `${didYouMean(hash, anchors)}Headings here: ${anchors.join(', ') || 'none'}.`
          : `That heading is on ${home}: move this short link there.`;
      return [problemAt(page.file, place, `No heading of this page has the anchor "${hash}".`, remedy)];
    }
    if (!page.headings.some(({ anchor, isRepeated }) => isRepeated && anchor === hash)) return [];
    const message = `The anchor "${hash}" depends on the order of two headings with the same words.`;
    return [problemAt(page.file, place, message, 'Change the words of one of the two.')];
  });
}

/** `first` is an earlier redirect for which hosts serve the same file. */
function messageForRepeat({ from, to }: Alias, first: Alias): MessageAndRemedy | undefined {
  const where = `${first.file}:${first.place().line} has`;
  const isSamePath = decodeAddress(first.from).toLowerCase() === decodeAddress(from).toLowerCase();
  if (!isSamePath) {
    if (first.to === to) return undefined;
    return [`Hosts serve one file for "${from}" and "${first.from}", which ${where}.`, 'Point both to the same page.'];
  }
  const has = first.from === from ? 'it' : `"${first.from}", which hosts take for the same`;
  return [`The redirect "${from}" is taken: ${where} ${has}.`, KEEP_ONE];
}

function messageForRedirect({ from }: Alias, page: string | undefined, { isReserved }: KnownAddresses): MessageAndRemedy | undefined {
  const why = addressProblem(from);
  if (why !== undefined)
    return [`The redirect "${from.slice(0, 60)}" ${why}.`, 'Use letters, digits, "-", "_" and ".", and letters or digits at both ends.'];
  if (isReserved(decodeAddress(from))) return [`The site itself uses the path "${from}".`, 'Choose another path.'];
  if (page === undefined) return undefined;
  return [`The redirect "${from}" is the address of the page ${page}.`, 'Choose another path, or delete the redirect.'];
}

/** Every problem with the paths of the redirect table. Their targets are checked as links are. */
export function checkRedirects({ knownAddresses }: Facts): Problem[] {
  const addresses = knownAddresses();
  const pages = new Map([...addresses.routes, ...addresses.pages.keys()].map((page) => [fileAtPath(page), page]));
  const taken = new Map<string, Alias>();
  return addresses.redirects.flatMap((redirect): Problem[] => {
    const name = fileAtPath(redirect.from);
    const first = taken.get(name);
    const ofPath = messageForRedirect(redirect, pages.get(name), addresses);
    if (!ofPath && !first) taken.set(name, redirect);
    const message = ofPath ?? (first && messageForRepeat(redirect, first));
    return message ? [problemAt(redirect.file, redirect.place(), ...message)] : [];
  });
}

/** Reports published addresses that no longer answer, each with the redirect that would keep it. One on no record is a warning. */
export function checkRecord({ content: { display }, lost }: Facts): Problem[] {
  return [...lost().values()].map(({ url, home, isRecorded, ...place }) => {
    const entry = `{ "from": ["${url}"], "to": "${home ?? '…'}" } to ${display('redirects.json')}`;
    const whereTo = home === undefined ? ', with the page that readers should find now' : '';
    const add = `Add ${entry}${whereTo}.`;
    if (!isRecorded) return warningAt(display('urls.json'), place, `The address ${url} is on the published site and would be lost.`, add);
    const remedy = `${add} Delete this line only if nobody has the link.`;
    return problemAt(display('urls.json'), place, `The address ${url} was published and no longer answers.`, remedy);
  });
}
