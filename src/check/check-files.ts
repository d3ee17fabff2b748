/** Checks files and folders by name, finds those that the site would silently ignore, and those that run code. */
import path from 'node:path';
import { asAddress, FILE_NAME, PART_OF_ADDRESS } from '../content/address-rules';
import { decodeText, placeOfOffset } from '../content/decode-text';
import { DATA_FOLDERS, ROOT_FILES } from '../content/json-kinds';
import type { Problem } from '../content/problem';
import { mayHold } from '../content/schema-marks';
import { didYouMean } from '../content/suggest';
import { LONGEST_NAME, TOO_LONG } from '../content/fields';
import { PICTURE_FILE } from '../content/page-components';
import { PAGE_TEXT_FOLDER } from '../content/page-texts';
import { urlOfWikiFile, WIKI_FOLDER } from '../content/wiki-address';
import { isStaticFile, STATIC_FOLDER } from '../content/content-root';
import type { Content } from '../content/read-content';
import { YEAR_KINDS } from '../content/year-kinds';

/** Folders that the site reads, and that of the schemas, which text editors read. */
const FOLDERS = [WIKI_FOLDER, PAGE_TEXT_FOLDER, ...DATA_FOLDERS, STATIC_FOLDER, 'schemas'];

/** Folders whose year files name pictures, which stand beside them. */
const FOLDERS_WITH_PICTURES = YEAR_KINDS.filter(({ schema }) => mayHold('picture', schema)).map(({ folder }) => folder);

/** Extensions of files that somebody might mean as pages. */
const NEARLY_A_PAGE = /\.(?:mdx?|markdown|mdown|mkd|html?|docx?|odt|rtf)$/i;

/** Signs with a meaning of their own in addresses; texts can name a picture with a space or an accent. */
const NOT_IN_FILE_NAMES = /[%#?&"'<>|*:;,\\]/;

/** Folder names that were meant as file names. */
const NAME_OF_FILE = /\.(?:mdx?|json)$/i;

type NameProblem = readonly [relativePath: string, message: string, remedy: string] | undefined;

function checkFolder(folder: string): NameProblem {
  if (isStaticFile(folder)) return undefined;
  if (NAME_OF_FILE.test(folder)) {
    return [
      folder,
      'This is a folder and its name is that of a file.',
      'Put a file in its place: move out what is in the folder and delete it.',
    ];
  }
  if (!folder.includes('/') && !FOLDERS.includes(folder)) {
    return [folder, 'No part of the site reads this folder.', `${didYouMean(folder, FOLDERS)}Folders: ${FOLDERS.join(', ')}.`];
  }
  return undefined;
}

function checkWikiFile(relativePath: string): NameProblem {
  const name = path.posix.basename(relativePath);
  const ending = path.posix.extname(name);
  if (PICTURE_FILE.test(name) && NOT_IN_FILE_NAMES.test(name)) {
    return [relativePath, `The name "${name}" holds signs that do not belong in an address.`, `Call it "${asAddress(name)}", for example.`];
  }
  if (!NEARLY_A_PAGE.test(name)) return undefined;
  if (ending !== '.mdx' && ending !== '.md') {
    return [
      relativePath,
      'This file is no page: the site does not read it.',
      `Pages are text whose name ends in ".mdx": ${asAddress(name.slice(0, -ending.length))}.mdx.`,
    ];
  }
  const parts = relativePath.slice(0, -ending.length).split('/');
  const long = parts.find((part) => part.length > LONGEST_NAME);
  if (long !== undefined) return [relativePath, `The name "${long.slice(0, 40)}…" is too long for an address.`, TOO_LONG];
  const likeFile = parts.find((part) => FILE_NAME.test(part));
  if (likeFile !== undefined) {
    const [end = ''] = FILE_NAME.exec(likeFile) ?? [];
    return [relativePath, `The name "${likeFile}" ends in "${end}", so hosts take it for a file.`, `Leave "${end}" out of it.`];
  }
  // The flat file of such a page would be the one of its folder's page.
  if (/\/index(?:\/|$)/i.test(urlOfWikiFile(relativePath))) {
    return [
      relativePath,
      'Hosts take "index" in an address for the page of the folder.',
      'Call the page of a folder "index.mdx", in small letters; call every other page something else.',
    ];
  }
  const bad = parts.find((part) => !PART_OF_ADDRESS.test(part));
  if (bad === undefined) return undefined;
  return [
    relativePath,
    `The name "${bad}" holds characters that do not belong in an address.`,
    `Use letters a to z, digits and "-", as in "${asAddress(bad)}".`,
  ];
}

function checkYearFile(relativePath: string): NameProblem {
  const [folder = '', ...rest] = relativePath.split('/');
  const name = path.posix.basename(relativePath);
  if (rest.length === 1 && name.endsWith('.json')) return undefined;
  // A readme is allowed anywhere.
  if (/^readme\b/i.test(name) || (FOLDERS_WITH_PICTURES.includes(folder) && !/^\d/.test(name))) return undefined;
  return [
    relativePath,
    'No part of the site reads this file.',
    rest.length > 1 ? `Files of years stand in ${folder}/ itself.` : 'Files of years end in ".json", e.g. 2025-2026.json.',
  ];
}

function checkFile(relativePath: string): NameProblem {
  const [folder = ''] = relativePath.split('/');
  // The folder itself has a problem already.
  if (NAME_OF_FILE.test(path.posix.dirname(relativePath))) return undefined;
  if (folder === WIKI_FOLDER) return checkWikiFile(relativePath);
  if (isStaticFile(relativePath) && /[%#?\\\p{C}]/u.test(relativePath)) {
    return [
      relativePath,
      'The name of this file holds signs with a meaning of their own in addresses.',
      'Use letters, digits, "-", "_" and ".".',
    ];
  }
  if (isStaticFile(relativePath) && /\.(?:[sx]?html?|xht)$/i.test(relativePath)) {
    return [relativePath, 'A file that is served as it is may be no page.', `Write its words as a page below ${WIKI_FOLDER}/.`];
  }
  if (DATA_FOLDERS.includes(folder)) return checkYearFile(relativePath);
  if (folder === relativePath && NEARLY_A_PAGE.test(relativePath) && !/^readme\b/i.test(relativePath)) {
    const page = `${WIKI_FOLDER}/${asAddress(path.posix.parse(relativePath).name)}.mdx`;
    return [relativePath, 'No part of the site reads this file.', `Pages are below ${WIKI_FOLDER}/: move it to ${page}, or delete it.`];
  }
  if (folder === relativePath && /\.json/i.test(relativePath) && !ROOT_FILES.includes(relativePath)) {
    return [
      relativePath,
      'No part of the site reads this file.',
      `${didYouMean(relativePath, ROOT_FILES)}Names: ${ROOT_FILES.join(', ')}.`,
    ];
  }
  return undefined;
}

/** Files in which a browser runs code when a reader opens them by their address. Pages have a policy against that; these have none. */
const XML_FILE = /\.(?:svg|xml|xslt?|rdf|rss|atom|mml|kml|gpx)$/i;

/** What runs code in XML, and what could hide it. */
const CODE = /<(?:[\w.-]+:)?(?:script|iframe|embed|object|handler)\b|\bon[a-z]+\s*=(?=\s*["'])|<\?xml-stylesheet|<!ENTITY/i;

/** An address that is code. Browsers pass over spaces and line breaks in it. */
const CODE_AS_ADDRESS = /(?<=["'])\s*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;

/** Resolves numeric character codes: `&#58;` → `:`. */
function withoutCodes(text: string): string {
  return text.replace(/&#(x[0-9a-f]{1,6}|\d{1,7});/gi, (code, digits: string) => {
    const point = Number(digits.replace(/^x/i, '0x'));
    return point <= 0x10ffff ? String.fromCodePoint(point) : code;
  });
}

/** Reports XML and SVG files that run code: a host without headers serves them without the site's policy. */
function checkCode({ sizes, read, display }: Content): Problem[] {
  return [...sizes.keys()]
    .filter((name) => XML_FILE.test(name))
    .flatMap((name) => {
      const decoded = decodeText(read(name));
      if (!('text' in decoded)) return [{ file: display(name), ...decoded.place, message: decoded.message, remedy: decoded.remedy }];
      const plain = withoutCodes(decoded.text);
      const [text, found] = [decoded.text, CODE.exec(decoded.text)] as const;
      const code = found ? { text, found } : { text: plain, found: CODE_AS_ADDRESS.exec(plain) };
      if (!code.found) return [];
      return [
        {
          file: display(name),
          ...placeOfOffset(code.text, code.found.index),
          message: `"${code.found[0].replace(/\s/g, '')}" runs code in readers' browsers.`,
          remedy: 'Delete it, or save the drawing as "plain SVG".',
        },
      ];
    });
}

function checkRequired({ sizes, folders, symbolicLinks, unreadable }: Content): NameProblem[] {
  const has = (name: string): boolean => sizes.has(name) || [...folders, ...symbolicLinks, ...unreadable].includes(name);
  return [
    has('site.json') ? undefined : ['site.json', 'The file is missing.', 'Every site needs a site.json; see content/README.md.'],
    has(`${WIKI_FOLDER}/index.mdx`) || has(`${WIKI_FOLDER}/index.md`)
      ? undefined
      : [`${WIKI_FOLDER}/index.mdx`, 'The file is missing.', 'Write the front page of the wiki, with a title and a description.'],
  ];
}

/** Reports every file and folder whose name or kind keeps it off the site, and files that run code. */
export function checkFiles(content: Content): Problem[] {
  const problems: NameProblem[] = [
    ...checkRequired(content),
    ...content.folders.map(checkFolder),
    ...[...content.sizes.keys()].map(checkFile),
    ...content.symbolicLinks.map((name) => [name, 'This is a symbolic link.', 'Put the file itself here.'] as const),
    ...content.unreadable.map((name) => [name, 'This may not be read.', 'Give everybody the right to read it.'] as const),
  ];
  const named = problems.flatMap((problem) => {
    if (!problem) return [];
    const [relativePath, message, remedy] = problem;
    return [{ file: content.display(relativePath), line: 1, column: 1, message, remedy }];
  });
  return [...named, ...checkCode(content)];
}
