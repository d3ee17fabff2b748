import path from 'node:path';
import { fileSlugOf, FILE_NAME, PART_OF_ADDRESS, addressProblem } from '../content-model/address-rules';
import { isStaticFile, STATIC_FOLDER } from '../content-model/content-root';
import { decodeText, placeOfOffset } from '../content-model/decode-text';
import { LONGEST_NAME, TOO_LONG } from '../content-model/fields';
import { DATA_FOLDERS, ROOT_FILES } from '../content-model/json-kinds';
import { missingSite } from '../content-model/load-site';
import { isPicture } from '../content-model/page-components';
import { PAGE_TEXT_FOLDER } from '../content-model/page-texts';
import { problemAt, START, warningAt, type Problem, type MessageAndRemedy } from '../content-model/problem';
import type { Content } from '../content-model/read-content';
import { didYouMean } from '../content-model/suggest';
import { isWikiPageFile, urlOfWikiFile, WIKI_FOLDER } from '../content-model/wiki-address';
import { YEAR_KINDS } from '../content-model/year-kinds';
import type { Facts } from './facts';

/** The folders of the content. The site reads all but `schemas`, which is for text editors. */
const FOLDERS = [WIKI_FOLDER, PAGE_TEXT_FOLDER, ...DATA_FOLDERS, STATIC_FOLDER, 'schemas'];

/** Year files may name pictures beside them. */
const FOLDERS_WITH_PICTURES = YEAR_KINDS.map(({ folder }) => folder);

const NEARLY_A_PAGE = /\.(?:mdx?|markdown|mdown|mkd|html?|docx?|odt|rtf)$/i;

/** Characters with a meaning in addresses; texts can name a picture with a space or an accent. */
export const NOT_IN_FILE_NAMES = /[%#?&"'<>|*:;,\\]/;

const NOT_READ = 'The site does not read this file.';

function messageForFolder(folder: string): MessageAndRemedy | undefined {
  if (folder.includes('/') || FOLDERS.includes(folder)) return undefined;
  return ['The site does not read this folder.', `${didYouMean(folder, FOLDERS)}Folders: ${FOLDERS.join(', ')}.`];
}

/** Judges the name of a text, or of a file beside texts. */
function messageForTextFile(relativePath: string): MessageAndRemedy | undefined {
  const { base, name, ext } = path.posix.parse(relativePath);
  if (isPicture(base) && NOT_IN_FILE_NAMES.test(base)) {
    return [`The name "${base}" has characters that addresses cannot have.`, `Rename it, for example to "${fileSlugOf(base)}".`];
  }
  if (!NEARLY_A_PAGE.test(base) || ext === '.mdx' || ext === '.md') return undefined;
  return [NOT_READ, `Write its text to a file whose name ends in ".mdx": ${fileSlugOf(name)}.mdx.`];
}

function messageForWikiPage(relativePath: string): MessageAndRemedy | undefined {
  const parts = relativePath.replace(/\.mdx?$/, '').split('/');
  const long = parts.find((part) => part.length > LONGEST_NAME);
  if (long !== undefined) return [`The name "${long.slice(0, 40)}…" is too long for an address.`, TOO_LONG];
  const likeFile = parts.find((part) => FILE_NAME.test(part));
  if (likeFile !== undefined) {
    const [end = ''] = FILE_NAME.exec(likeFile) ?? [];
    return [`The name "${likeFile}" ends in "${end}", so hosts take it for a file.`, `Delete "${end}" from it.`];
  }
  // Its flat file, index.html, would overwrite the page of its folder.
  const url = urlOfWikiFile(relativePath);
  if (/\/index(?:\/|$)/i.test(url)) {
    return [
      'Hosts take "index" in an address for the page of the folder.',
      'Call the folder’s page "index.mdx", in small letters; give any other page another name.',
    ];
  }
  const bad = parts.find((part) => !PART_OF_ADDRESS.test(part));
  if (bad !== undefined)
    return [`The name "${bad}" has characters that addresses cannot have.`, `Use letters, digits and "-", as in "${fileSlugOf(bad)}".`];
  const why = addressProblem(url);
  return why === undefined ? undefined : [`The address of this page ${why}.`, 'Give it a shorter name, or move it up a folder.'];
}

function messageForYearFile(relativePath: string): MessageAndRemedy | undefined {
  const [folder = '', ...rest] = relativePath.split('/');
  const name = path.posix.basename(relativePath);
  if (rest.length === 1 && name.endsWith('.json')) return undefined;
  const isLikeYear = /^\d/.test(name) && !isPicture(name);
  if (/^readme\b/i.test(name) || (FOLDERS_WITH_PICTURES.includes(folder) && !isLikeYear)) return undefined;
  return [NOT_READ, rest.length > 1 ? `Move it to ${folder}/ itself.` : 'End the names of year files in ".json", e.g. 2025-2026.json.'];
}

function messageForStaticFile(relativePath: string): MessageAndRemedy | undefined {
  if (/[%#?\\\p{C}]/u.test(relativePath)) {
    return ['The name of this file contains characters with a meaning in addresses.', 'Use letters, digits, "-", "_" and ".".'];
  }
  if (!/\.(?:[sx]?html?|xht)$/i.test(relativePath)) return undefined;
  return ['A file in static/ may not be a page.', `Write its words as a page below ${WIKI_FOLDER}/.`];
}

function messageForFile(relativePath: string): MessageAndRemedy | undefined {
  const [folder = ''] = relativePath.split('/');
  if (isWikiPageFile(relativePath)) return messageForWikiPage(relativePath);
  if (folder === WIKI_FOLDER || folder === PAGE_TEXT_FOLDER) return messageForTextFile(relativePath);
  if (isStaticFile(relativePath)) return messageForStaticFile(relativePath);
  if (DATA_FOLDERS.includes(folder)) return messageForYearFile(relativePath);
  if (folder !== relativePath) return undefined;
  if (NEARLY_A_PAGE.test(relativePath) && !/^readme\b/i.test(relativePath)) {
    return [NOT_READ, `Move it to ${WIKI_FOLDER}/${fileSlugOf(path.posix.parse(relativePath).name)}.mdx, or delete it.`];
  }
  if (!/\.json/i.test(relativePath) || ROOT_FILES.includes(relativePath)) return undefined;
  return [NOT_READ, `${didYouMean(relativePath, ROOT_FILES)}Names: ${ROOT_FILES.join(', ')}.`];
}

/** Files in which browsers run code when a reader opens their address. */
const XML_FILE = /\.(?:svg|xml|xslt?|rdf|rss|atom|mml|kml|gpx)$/i;

/** Markup that runs code in XML, or may hide code: style sheets and entities. */
const CODE = /<(?:[\w.-]+:)?(?:script|iframe|embed|object|handler)\b|\bon[a-z]+\s*=(?=\s*["'])|<\?xml-stylesheet|<!ENTITY/i;

/** An address that is code, alone or in the list of an animation (`values="a;javascript:…"`). Browsers skip spaces in it. */
const CODE_AS_ADDRESS = /(?<=["';])\s*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;

/** `&#58;` → `:` */
function withoutCodes(text: string): string {
  return text.replace(/&#(x[0-9a-f]{1,6}|\d{1,7});/gi, (code, digits: string) => {
    const point = Number(digits.replace(/^x/i, '0x'));
    return point <= 0x10ffff ? String.fromCodePoint(point) : code;
  });
}

/** Reports files that run code. The policy in a page's HTML forbids such code. These files have no policy where the host sends no headers. */
export function checkCode({ content: { sizes, read, display } }: Facts): Problem[] {
  const files = [...sizes.keys()].filter((name) => XML_FILE.test(name));
  return files.flatMap((name): Problem[] => {
    const decoded = decodeText(display(name), read(name));
    if ('problem' in decoded) return [decoded.problem];
    const plain = withoutCodes(decoded.text);
    const [text, found] = [decoded.text, CODE.exec(decoded.text)] as const;
    const code = found ? { text, found } : { text: plain, found: CODE_AS_ADDRESS.exec(plain) };
    if (!code.found) return [];
    const place = placeOfOffset(code.text, code.found.index);
    const message = `"${code.found[0].replace(/\s/g, '')}" runs code in readers' browsers.`;
    return [problemAt(display(name), place, message, 'Delete it, or save the drawing as "plain SVG".')];
  });
}

export function checkRequired({ content: { sizes, symbolicLinks, display } }: Facts): Problem[] {
  const isMissing = (...names: string[]): boolean => !names.some((name) => sizes.has(name) || symbolicLinks.includes(name));
  const front = `${WIKI_FOLDER}/index.mdx`;
  return [
    ...(isMissing('site.json') ? [missingSite(display('site.json'))] : []),
    ...(isMissing(front, `${WIKI_FOLDER}/index.md`)
      ? [problemAt(display(front), START, 'The file is missing.', 'Write the front page of the wiki, with a title and a description.')]
      : []),
  ];
}

const checkNames = (names: Iterable<string>, { display }: Content, messageFor: (name: string) => MessageAndRemedy | undefined): Problem[] =>
  [...names].flatMap((name) => {
    const message = messageFor(name);
    return message ? [problemAt(display(name), START, ...message)] : [];
  });

/** Reports every file and folder whose name or kind keeps it off the site. */
export function checkFileNames({ content }: Facts): Problem[] {
  return [
    ...checkNames(content.folders, content, messageForFolder),
    ...checkNames(content.sizes.keys(), content, messageForFile),
    ...checkNames(content.symbolicLinks, content, () => ['This is a symbolic link.', 'Put the file itself here.']),
  ];
}

const SLIPS_IN_NAMES = /[\p{Lu}\s\p{Extended_Pictographic}]/u;

/** A name with capitals or spaces is easily misspelt in a text, and some computers don't tell the two apart. */
export function adviseOnPictureNames({ content: { sizes, display } }: Facts): Problem[] {
  return [...sizes.keys()].flatMap((file): Problem[] => {
    const { base, name, ext } = path.posix.parse(file);
    if (!isPicture(base) || isStaticFile(file) || NOT_IN_FILE_NAMES.test(base) || !SLIPS_IN_NAMES.test(base)) return [];
    const plain = fileSlugOf(name) + ext.toLowerCase();
    return [warningAt(display(file), START, `The name "${base}" has capitals, spaces or emoji.`, `Rename it to "${plain}".`)];
  });
}
