import path from 'node:path';
import { decodePath, hostOf } from '../../../src/content-model/addresses';
import { webAddress } from '../../../src/content-model/fields';
import { decide, type PageInProgress } from './page-in-progress';
import { componentNode, linkTo, oneLine, paragraphOf, textNode, type SyntaxNode } from './syntax';

/** Files that may stand beside a page; any other picture becomes a PNG. */
const FILE_BESIDE = /\.(?:jpe?g|png|webp|avif|gif|mp4|webm|vtt)$/i;

/** Drops characters that mean something in addresses. */
const nameForFile = (name: string): string => name.replace(/[%#?&"'<>|*:;,\\()[\]{}\s]+/g, '-').replace(/^[-.]+/, '');

/** The address here of what a link names; `lost:…` if nothing does. Files that it names are imported. */
export function addressIn(page: PageInProgress, written: string): string {
  const target = page.survey.resolve(written, page.source);
  if (target.kind === 'lost') return `lost:${target.address}`;
  if (target.kind === 'file') page.survey.files.set(`static${decodePath(target.address)}`, { copyOf: target.file });
  return target.address;
}

/**
 * Names a file in the folder of a page, which other pages share. A name that is taken gets a number, in any case: some disks
 * take `Lamp.png` and `lamp.png` for one file.
 */
export function nameBeside({ survey: { filesBeside }, file }: PageInProgress, picture: string): string {
  const folder = path.posix.dirname(file);
  const base = nameForFile(path.posix.basename(picture));
  const { name, ext } = path.posix.parse(base);
  const ending = FILE_BESIDE.test(base) ? ext : `${ext.replace('.', '-')}.png`;
  const isTaken = (wanted: string): boolean => {
    const other = filesBeside.get(`${folder}/${wanted}`.toLowerCase());
    return other !== undefined && (other.path !== `${folder}/${wanted}` || other.copyOf !== picture);
  };
  let found = `${name}${ending}`;
  for (let count = 2; isTaken(found); count += 1) found = `${name}-${count}${ending}`;
  filesBeside.set(`${folder}/${found}`.toLowerCase(), { path: `${folder}/${found}`, copyOf: picture });
  return found;
}

const isEmptyWords = (alt: string): boolean =>
  /^(?:image|picture|photo|screenshot|img|alt(?: text)?)$/i.test(alt) || /^\S+\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(alt);

/** Converts a picture: a link if it is on another host, its alt text if the file is missing. */
export function convertPicture(page: PageInProgress, node: SyntaxNode, written: string, alt?: string, title?: string): SyntaxNode[] {
  const target = page.survey.resolve(written, page.source);
  const words = oneLine(alt ?? '');
  if (target.kind === 'outside') {
    const remedy = 'It is a link now. Put the file beside the page to show it.';
    decide(page, node, 'pictures', `The picture ${written} is on another host; pages load nothing from there.`, remedy);
    const link = linkTo(target.address, [textNode(words || title || target.address)]);
    return [{ ...link, title: words && title !== words ? (title ?? null) : null }];
  }
  if (target.kind !== 'file') {
    decide(page, node, 'pictures', `There is no picture ${written}.`, 'Put the file there, or take the picture out.');
    return words ? [{ type: 'emphasis', children: [textNode(words)] }] : [];
  }
  const file = nameBeside(page, target.file);
  const said = words === '' || isEmptyWords(words) ? undefined : words;
  const section = page.lastHeading ? `Picture in the section “${page.lastHeading}”` : 'Picture of this page';
  const instead = said ?? title ?? section;
  if (said === undefined) {
    const message = `The picture ${written} has no alt text; “${instead}” stands in for it.`;
    decide(page, node, 'alt', message, 'Say what it shows, in words that can replace it.');
  }
  return [{ type: 'image', url: `./${encodeURI(file)}`, alt: instead, title: title === undefined ? null : oneLine(title) || null }];
}

/** The player for a film of YouTube or Vimeo; `undefined` for any other address. */
function videoAt(address: string, title: string): SyntaxNode | undefined {
  const id = /(?:youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?v=|shorts\/)|youtu\.be\/)([\w-]{6,})/.exec(address)?.[1];
  const vimeo = /vimeo\.com\/(?:video\/)?(\d+)/.exec(address)?.[1];
  const url = id ? `https://www.youtube.com/watch?v=${id}` : vimeo && `https://vimeo.com/${vimeo}`;
  return url ? componentNode('Video', { url, title }) : undefined;
}

const linkInstead = (page: PageInProgress, written: string, words: string): SyntaxNode[] => [
  paragraphOf(linkTo(addressIn(page, written), [textNode(words)])),
];

/** Converts a film: a player, or a link to what pages cannot play. */
export function convertFilm(page: PageInProgress, node: SyntaxNode, written: string, title: string): SyntaxNode[] {
  const video = videoAt(written, title);
  if (video) return [video];
  const target = page.survey.resolve(written, page.source);
  if (target.kind === 'file' && /\.(?:mp4|webm)$/i.test(target.file))
    return [componentNode('Video', { src: `./${nameBeside(page, target.file)}`, title })];
  decide(page, node, 'changed', `Pages cannot play ${written}; it is a link now.`, 'Put the film on YouTube, or save it as .mp4.');
  return linkInstead(page, written, title);
}

/** Converts a frame: a film, a page of another host, or a link to what pages cannot show. */
export function convertFrame(page: PageInProgress, node: SyntaxNode, written: string, title?: string): SyntaxNode[] {
  if (written === '') return [];
  const video = videoAt(written, title ?? 'Video');
  if (video) return [video];
  const { kind, address } = page.survey.resolve(written, page.source);
  if (kind !== 'outside' || !address.startsWith('https:') || !webAddress.safeParse(address).success) {
    const message = `The page shows ${written} within itself; it is a link now.`;
    decide(page, node, 'embeds', message, 'Only pages with an address of https:// can be shown.');
    return linkInstead(page, written, title ?? written);
  }
  const host = hostOf(address);
  page.survey.report.embedHosts.add(host);
  const words = title ?? `${page.lastHeading || 'A page'} on ${host}`;
  if (title === undefined)
    decide(page, node, 'embeds', `The page of ${host} has no title; “${words}” stands in for it.`, 'Say what it shows.');
  return [componentNode('Embed', { url: address, title: oneLine(words) })];
}
