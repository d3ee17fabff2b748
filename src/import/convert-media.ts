/** Links, pictures and films of a page: what their addresses name, and what stands for them here. */
import path from 'node:path';
import { PICTURE_FILE } from '../content/page-components';
import { videoAt } from './convert-html';
import { decide, type PageInProgress } from './page-in-progress';
import { capital, linkTo, paragraphOf, textNode, type SyntaxAttribute, type SyntaxNode } from './syntax';

/** A name for a file beside a page, without signs that mean something in addresses. */
const nameForFile = (name: string): string => name.replace(/[%#?&"'<>|*:;,\\()[\]{}\s]+/g, '-').replace(/^[-.]+/, '');

/** Words that stand for a picture of which nobody said anything: those of its file, when they are words. */
function wordsOfFile(file: string): string | undefined {
  const words = path.posix
    .parse(file)
    .name.replace(/[-_.]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const isNumber =
    /^(?:img|dsc[fn]?|image|picture|photo|screenshot|untitled|unnamed)?\s*[\d\s-]*$/i.test(words) || /^[0-9a-f]{8,}$/i.test(words);
  return isNumber || words.length < 3 || !words.includes(' ') ? undefined : capital(words);
}

/** The address here of what a link names; what it names comes along. */
export function addressIn(page: PageInProgress, written: string): string {
  const target = page.site.resolve(written, page.source);
  switch (target.kind) {
    case 'page':
    case 'outside':
      return target.address;
    case 'source':
    case 'file': {
      page.files.set(target.address, target.file);
      return target.address;
    }
    case 'lost':
      return `lost:${target.address}`;
  }
}

/** A picture that an address names. */
export function convertPicture(page: PageInProgress, written: string, alt: string | undefined, title: string | undefined): SyntaxNode[] {
  const target = page.site.resolve(written, page.source);
  const words = alt?.replace(/\s+/g, ' ').trim();
  if (target.kind === 'outside') {
    decide(
      page,
      `The picture ${written} lies on another host, and pages load nothing from there.`,
      'It is a link now. Put the file beside the page to show it.',
    );
    return [
      { ...linkTo(target.address, [textNode(words || title || target.address)]), title: words && title !== words ? (title ?? null) : null },
    ];
  }
  if (target.kind !== 'file') {
    decide(page, `There is no picture ${written}.`, 'Put the file there, or take the picture out.');
    return words ? [{ type: 'emphasis', children: [textNode(words)] }] : [];
  }
  const base = nameForFile(path.posix.basename(target.file));
  const isShown = PICTURE_FILE.test(base);
  const name = nameOfPicture(
    page,
    isShown ? base : `${base.replace(/\.\w+$/, '')}${/\.(\w+)$/.test(base) ? `-${/\.(\w+)$/.exec(base)?.[1]}` : ''}.png`,
    target.file,
  );
  const said =
    words && !/^(?:image|picture|photo|screenshot|img|alt(?: text)?)$|^\S+\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(words)
      ? words
      : undefined;
  const instead =
    said ??
    title ??
    wordsOfFile(target.file) ??
    (page.lastHeading ? `Picture in the section “${page.lastHeading}”` : 'Picture of this page');
  if (said === undefined)
    decide(
      page,
      `The picture ${written} has no alt text; “${instead}” stands in for it.`,
      'Say what is to be seen on it, in words that can replace it.',
    );
  return [{ type: 'image', url: `./${encodeURI(name)}`, alt: instead, title: title?.replace(/\s+/g, ' ').trim() || null }];
}

function nameOfPicture(page: PageInProgress, wanted: string, file: string): string {
  const { name, ext } = path.posix.parse(wanted);
  let found = wanted;
  for (let count = 2; (page.pictures.get(found) ?? file) !== file; count += 1) found = `${name}-${count}${ext}`;
  page.pictures.set(found, file);
  return found;
}

/** A film or another file that an address names. */
export function convertFilm(page: PageInProgress, written: string, title: string): SyntaxNode[] {
  const video = videoAt(written, title);
  if (video) return [video];
  const target = page.site.resolve(written, page.source);
  if (target.kind === 'file' && /\.(?:mp4|webm)$/i.test(target.file)) {
    const name = nameOfPicture(page, nameForFile(path.posix.basename(target.file)), target.file);
    const attribute = (key: string, value: string): SyntaxAttribute => ({ type: 'mdxJsxAttribute', name: key, value });
    return [
      { type: 'mdxJsxFlowElement', name: 'Video', attributes: [attribute('src', `./${name}`), attribute('title', title)], children: [] },
    ];
  }
  decide(page, `Pages cannot play ${written}; it is a link now.`, 'Put a film on YouTube, or save it as .mp4.');
  return [paragraphOf(linkTo(addressIn(page, written), [textNode(title)]))];
}
