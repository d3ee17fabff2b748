/** Checks a link: whether its target exists, and whether it goes there directly, by its permanent address. */
import path from 'node:path';
import { decodePath, parseAddress, readAddress } from '../content/addresses';
import type { Problem } from '../content/problem';
import { didYouMean } from '../content/suggest';
import { WIKI_FOLDER } from '../content/wiki-address';
import type { Reference } from './check-text';

/** The text that contains a link. */
export interface LinkingText {
  file: string;
  url: string;
  anchors: readonly string[];
}

/** Everything on the site that a link can lead to. */
export interface LinkSurroundings {
  /** Anchors of every wiki page, by address. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** Addresses of all other pages. */
  routes: ReadonlySet<string>;
  /** Whether an address may be there, in a file that cannot be read. */
  isUnread: (address: string) => boolean;
  /** Paths of files that the content has for readers. */
  files: ReadonlySet<string>;
  /** Short links and redirects by path, and where each leads. */
  aliases: ReadonlyMap<string, string>;
  /** Published addresses that no longer answer, and where the page of each is now, if that is known. */
  lost: ReadonlyMap<string, string | undefined>;
  /** Base URLs of the site itself and of its short links. */
  ownHosts: readonly string[];
}

const WIKI_ROOT = `/${WIKI_FOLDER}`;

type Mistake = readonly [message: string, remedy: string] | undefined;

/** The host of an address, ignoring `www.` and the difference between http and https. */
function hostOf(address: string): string | undefined {
  return parseAddress(address)
    ?.host.toLowerCase()
    .replace(/^www\./, '');
}

/**
 * The path of a complete URL if it is on our own site; `undefined` for other sites.
 * @param ownHosts base URLs of the site itself and of its short links
 */
export function pathOnOwnSite(address: string, ownHosts: readonly string[]): string | undefined {
  if (!/^https?:\/\//i.test(address)) return undefined;
  const host = hostOf(address);
  if (host === undefined || !ownHosts.some((own) => hostOf(own) === host)) return undefined;
  const { pathname, search, hash } = new URL(address);
  return `${pathname}${search}${hash}`;
}

/** The path of a link, decoded, without its query and a slash at its end, and its anchor. */
function splitTarget(target: string): { path: string; hash: string | undefined } {
  const [beforeHash = '', hash] = target.split('#', 2);
  return { path: readAddress(beforeHash.split('?')[0] ?? '').replace(/(.)\/$/, '$1'), hash };
}

/** An address with the place that a link names, unless it names one itself. */
function withPlace(address: string, hash: string | undefined): string {
  return !hash || address.includes('#') ? address : `${address}#${hash}`;
}

/** Whether an address opens an e-mail to one or more people, perhaps with `cc`, `bcc`, `subject` or `body`. */
function isMailAddress(target: string): boolean {
  const { pathname, searchParams } = new URL(target);
  const copies = ['cc', 'bcc'].flatMap((field) => searchParams.getAll(field));
  return [pathname, ...copies].every((people) => people.split(',').every((person) => /^[^@\s]+@[^@\s]+$/.test(decodePath(person).trim())));
}

/** The problem with an address of another site or program. */
function checkExternal(target: string): Mistake {
  if (/^https?:/i.test(target)) {
    if (/^https?:\/\/[^/]/i.test(target) && parseAddress(target)) return undefined;
    return [`The link ${target} is no address.`, 'Write it whole, e.g. https://www.example.org.'];
  }
  if (/^mailto:/i.test(target)) {
    return isMailAddress(target) ? undefined : [`The link ${target} is no e-mail address.`, 'Write mailto:crew@example.org.'];
  }
  if (/^(?:tel|sms):/i.test(target)) {
    if (/^(?:tel|sms):\+?[\d(). -]*\d(?:[;?].*)?$/i.test(decodePath(target))) return undefined;
    return [`The link ${target} is no telephone number.`, 'Write its digits alone, as in tel:+442476522222.'];
  }
  if (/^webcal:\/\/[^/]/i.test(target) && parseAddress(target)) return undefined;
  return [
    `The link ${target} is of a kind that pages may not use.`,
    'Write an address that starts with https://, mailto:, tel: or webcal:.',
  ];
}

/** The problem with an address that starts neither with a protocol nor with "/". */
function checkRelative(target: string, written: string, from: LinkingText, { pages }: LinkSurroundings): Mistake {
  if (/^www\.|^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|uk|io|app)(?:\/|$)/i.test(written)) {
    return [`The link ${target} lacks its beginning.`, `Write https://${target}.`];
  }
  if (/^[^/@]+@[^/@]+\.[a-z]+$/i.test(written)) return [`The link ${target} lacks its beginning.`, `Write mailto:${target}.`];
  if (/\.[a-z0-9]{2,5}$/i.test(written) && !/\.(?:mdx?|html?)$/i.test(written)) {
    return [
      `The link ${target} names a file beside the page, and pages may not link to those.`,
      'Put the file into the folder static/ of the content and write its path there, such as /files/rules.pdf; or its https:// address.',
    ];
  }
  const guess = path.posix.join(path.posix.dirname(from.url), written.replace(/\.mdx?$/, '').replace(/\/index$/, ''));
  return [`The link ${target} is relative.`, `Write the whole path from the root, such as ${pages.has(guess) ? guess : '/wiki/…'}.`];
}

function checkAnchor(target: string, hash: string | undefined, anchors: readonly string[]): Mistake {
  if (!hash || anchors.includes(readAddress(hash))) return undefined;
  return [
    `The link ${target} names a heading that does not exist there.`,
    `${didYouMean(hash, anchors)}Headings there: ${anchors.join(', ') || 'none'}.`,
  ];
}

function findMistake(from: LinkingText, target: string, around: LinkSurroundings): Mistake {
  const { pages, routes, isUnread, files, aliases, lost, ownHosts } = around;
  if (target.trim() === '' || target === '#') return ['This link has no target.', 'Write where it leads between the round brackets.'];
  const own = pathOnOwnSite(target, ownHosts);
  if (own !== undefined) return [`The link ${target} names our own site.`, `Write the path alone: ${aliases.get(own) ?? own}.`];
  if (/^[a-z][a-z0-9+.-]*:/i.test(target) || target.startsWith('//')) return checkExternal(target);
  const { path: written, hash } = splitTarget(target);
  if (written === '') return checkAnchor(target, hash, from.anchors);
  if (!written.startsWith('/')) return checkRelative(target, written, from, around);
  const anchors = pages.get(written);
  if (anchors) return checkAnchor(target, hash, anchors);
  // The wiki's front page is asked for on its own.
  if (routes.has(written) || isUnread(written) || written === WIKI_ROOT || files.has(written)) return undefined;
  const end = aliases.get(written);
  if (end !== undefined)
    return [`The link ${target} goes through a short link or redirect.`, `Write where it ends: ${withPlace(end, hash)}.`];
  if (lost.has(written)) {
    const home = lost.get(written);
    return home === undefined
      ? [`The link ${target} leads to no page any more.`, 'Write the path of an existing page.']
      : [`The page of the link ${target} has moved.`, `Write where it is now: ${withPlace(home, hash)}.`];
  }
  return [
    `The link ${target} leads to no page.`,
    `${didYouMean(written, [...pages.keys(), ...routes])}Write the path of an existing page.`,
  ];
}

/** The problems with a link: none or one. */
export function checkLink(from: LinkingText, { target, line, column }: Reference, around: LinkSurroundings): Problem[] {
  const mistake = findMistake(from, target, around);
  return mistake ? [{ file: from.file, line, column, message: mistake[0], remedy: mistake[1] }] : [];
}
