import path from 'node:path';
import { visit } from 'unist-util-visit';
import { decodePath, parseAddress, decodeAddress } from '../content-model/addresses';
import { announcementTree, problemOfAnnouncement } from '../content-model/announcement-tree';
import { problemAt, type Problem, type MessageAndRemedy } from '../content-model/problem';
import { validFiles, type Content, type DataFile } from '../content-model/read-content';
import { anchorsOf, type PageTextFile, type WikiFile } from '../content-model/read-text';
import { valuesMarked } from '../content-model/schema-marks';
import { siteSchema, type SiteConfiguration } from '../content-model/site-schema';
import { didYouMean } from '../content-model/suggest';
import { WIKI_FOLDER } from '../content-model/wiki-address';
import { checkText, type Reference } from './check-text';
import type { Facts } from './facts';
import { pathOnOwnSite, type KnownAddresses } from './known-addresses';

/** A link, with what it needs to know of the file that has it. */
interface LinkInFile extends Reference {
  file: string;
  /** Address and anchors of the page. */
  url: string;
  anchors: readonly string[] | undefined;
}

/** The links of the announcement, which `checkAnnouncement` judges. */
function targetsOfAnnouncement({ announcementBar }: SiteConfiguration): string[] {
  if (!announcementBar || problemOfAnnouncement(announcementBar.content)) return [];
  const targets: string[] = [];
  visit(announcementTree(announcementBar.content), 'element', ({ properties }) => {
    if (typeof properties.href === 'string') targets.push(properties.href);
  });
  return targets;
}

/** Every link of the content: in fields of JSON files, the announcement and texts. */
export function linksOf({ data }: Content, texts: readonly (WikiFile | PageTextFile)[]): LinkInFile[] {
  const inField = ({ file, positionOf }: DataFile, path: readonly PropertyKey[], target: string): LinkInFile => {
    return { file, url: '/', anchors: [], target, ...positionOf(path) };
  };
  return [
    ...data.flatMap((file) => valuesMarked<string>('link', file.schema, file.data).map(({ value, path }) => inField(file, path, value))),
    ...validFiles(data, siteSchema).flatMap((file) =>
      targetsOfAnnouncement(file.data).map((target) => inField(file, ['announcementBar', 'content'], target)),
    ),
    ...texts.flatMap((text) => {
      const from = { file: text.file, url: text.url, anchors: anchorsOf(text) };
      return checkText(text).links.map((link) => ({ ...from, ...link }));
    }),
  ];
}

const WIKI_ROOT = `/${WIKI_FOLDER}`;

/** `/wiki/caf%C3%A9/?q=1#menu` → path `/wiki/café`, hash `menu`. Only the path is decoded. */
export function splitTarget(target: string): { path: string; hash: string | undefined } {
  const [beforeHash = '', hash] = target.split('#', 2);
  return { path: decodeAddress(beforeHash.split('?')[0] ?? '').replace(/(.)\/$/, '$1'), hash };
}

function withAnchor(address: string, hash: string | undefined): string {
  return !hash || address.includes('#') ? address : `${address}#${hash}`;
}

const FOR_PROGRAM = /^(?:mailto:[^?\s]+@[^?\s]+|(?:tel|sms):\+?[\d(). -]*\d|webcal:\/\/[^/])/i;

function messageForExternalLink(target: string): MessageAndRemedy | undefined {
  if (/^https?:/i.test(target)) {
    if (/^https?:\/\/[^/]/i.test(target) && parseAddress(target)) return undefined;
    return [`The link ${target} is not an address.`, 'Write it whole, e.g. https://www.example.org.'];
  }
  if (FOR_PROGRAM.test(decodePath(target))) return undefined;
  return [`Pages may not use the link ${target}.`, 'Write https://…, mailto:crew@example.org, tel:+442476522222 or webcal://….'];
}

function messageForRelativeLink(
  target: string,
  written: string,
  from: Pick<LinkInFile, 'url'>,
  { pages }: KnownAddresses,
): MessageAndRemedy {
  if (/^www\.|^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|uk|io|app)(?:\/|$)/i.test(written)) {
    return [`The link ${target} lacks "https://".`, `Write https://${target}.`];
  }
  if (/^[^/@]+@[^/@]+\.[a-z]+$/i.test(written)) return [`The link ${target} lacks "mailto:".`, `Write mailto:${target}.`];
  if (/\.[a-z0-9]{2,5}$/i.test(written) && !/\.(?:mdx?|html?)$/i.test(written)) {
    return [
      `Pages may not link to the file ${target} beside them.`,
      'Move it to the content’s folder static/, and write its path there, such as /files/rules.pdf.',
    ];
  }
  const guess = path.posix.join(path.posix.dirname(from.url), written.replace(/\.mdx?$/, '').replace(/\/index$/, ''));
  return [`The link ${target} is relative.`, `Write the whole path from the root, such as ${pages.has(guess) ? guess : '/wiki/…'}.`];
}

/** The page that has a heading, if exactly one has it: whoever splits a page leaves links to its former sections. */
export function pageWithHeading(hash: string, { pages }: Pick<KnownAddresses, 'pages'>): string | undefined {
  const [only, ...others] = [...pages].flatMap(([url, anchors]) => (anchors?.includes(decodeAddress(hash)) ? url : []));
  return others.length === 0 ? only : undefined;
}

function messageForAnchor(
  target: string,
  hash: string | undefined,
  anchors: readonly string[] | undefined,
  addresses: KnownAddresses,
): MessageAndRemedy | undefined {
  if (!hash || !anchors || anchors.includes(decodeAddress(hash))) return undefined;
  const page = pageWithHeading(hash, addresses);
  const remedy =
    page === undefined
      ? `${didYouMean(hash, anchors)}Headings there: ${anchors.join(', ') || 'none'}.`
      : `That heading is on ${page}: write ${page}#${hash}.`;
  return [`The link ${target} names a heading that does not exist.`, remedy];
}

/** The end of a chain of aliases; `undefined` if it is a loop. */
function endOf(path: string, aliases: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let current = path;
  for (;;) {
    const here = splitTarget(current).path;
    if (seen.has(here)) return undefined;
    seen.add(here);
    const following = aliases.get(here);
    if (following === undefined) return current;
    current = following;
  }
}

function messageForLink(
  { target, ...from }: LinkInFile,
  addresses: KnownAddresses,
  lost: ReturnType<Facts['lost']>,
): MessageAndRemedy | undefined {
  const { pages, routes, isUnread, linkableFiles, aliases } = addresses;
  if (target.trim() === '' || target === '#') return ['This link has no target.', 'Write where it leads between the round brackets.'];
  const own = pathOnOwnSite(target, addresses);
  if (own !== undefined) return [`The link ${target} names our own site.`, `Write the path alone: ${aliases.get(own) ?? own}.`];
  if (/^[a-z][a-z0-9+.-]*:/i.test(target) || target.startsWith('//')) return messageForExternalLink(target);
  const { path: written, hash } = splitTarget(target);
  if (written === '') return messageForAnchor(target, hash, from.anchors, addresses);
  if (!written.startsWith('/')) return messageForRelativeLink(target, written, from, addresses);
  if (pages.has(written)) return messageForAnchor(target, hash, pages.get(written), addresses);
  // `checkRequired` reports a missing front page of the wiki.
  if (routes.has(written) || isUnread(written) || written === WIKI_ROOT || linkableFiles.has(written)) return undefined;
  if (aliases.has(written)) {
    const end = endOf(written, aliases);
    if (end === undefined) return [`The link ${target} ends in a loop of redirects.`, 'Point one of them to a page.'];
    return [`The link ${target} goes through a short link or redirect.`, `Write where it ends: ${withAnchor(end, hash)}.`];
  }
  const home = lost.get(written)?.home;
  if (home !== undefined) return [`The page of the link ${target} has moved.`, `Write where it is now: ${withAnchor(home, hash)}.`];
  const remedy = `${lost.has(written) ? '' : didYouMean(written, [...pages.keys(), ...routes])}Write the path of an existing page, or of a file in static/.`;
  return [`The link ${target} leads to no page.`, remedy];
}

/** Checks that a link leads directly to something that exists, by its permanent address. Returns one problem or none. */
export function checkLink(link: LinkInFile, { knownAddresses, lost }: Facts): Problem[] {
  const message = messageForLink(link, knownAddresses(), lost());
  return message ? [problemAt(link.file, link, ...message)] : [];
}
