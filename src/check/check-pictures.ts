/** A picture that cannot be opened would stop the build, and a huge one would slow every reader. */
import path from 'node:path';
import sharp from 'sharp';
import { isStaticFile } from '../content-model/content-root';
import { decodeText, placeOfOffset } from '../content-model/decode-text';
import { problemOfDrawing } from '../content-model/drawing';
import { DRAWING_FILE, PICTURE_FILE } from '../content-model/page-components';
import { isRole, PALETTES, ROLES } from '../content-model/palette';
import { problemAt, START, warningAt, type MessageAndRemedy, type Position, type Problem } from '../content-model/problem';
import type { Content } from '../content-model/read-content';
import { didYouMean } from '../content-model/suggest';
import type { Facts } from './facts';
import { tellsPosition } from './film-position';

/** Longest side of a picture, in pixels. */
export const LARGEST_SIDE = 4000;
/** Largest picture file, in bytes. */
export const LARGEST_FILE = 4 * 1024 * 1024;
/** As wide as any page shows a picture, in pixels. */
const PLENTY = 1600;

const inMegabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1).replace('.0', '');

/** What to do about a picture that is too heavy. A file's size falls with the number of its pixels. */
async function remedyForWeight(file: string, size: number): Promise<string> {
  const width = await sharp(file)
    .metadata()
    .then(
      (picture) => picture.width,
      () => PLENTY,
    );
  const fitting = Math.floor((width * Math.sqrt(LARGEST_FILE / size)) / 100) * 100;
  const pixels = Math.max(100, Math.min(PLENTY, fitting)).toLocaleString('en');
  return `${/\.jpe?g$/i.test(file) ? 'Make it' : 'Save it as .jpg,'} ${pixels} pixels wide.`;
}

/** Takes an absolute path and a size in bytes. */
async function messageForPicture(file: string, size: number): Promise<MessageAndRemedy | undefined> {
  if (size === 0) return ['The picture is empty.', 'Export or download it again.'];
  if (size > LARGEST_FILE) {
    const message = `The picture has ${inMegabytes(size)} MB; the most is ${inMegabytes(LARGEST_FILE)} MB.`;
    return [message, await remedyForWeight(file, size)];
  }
  // Only decoding every pixel shows whether the file is complete; the result is discarded.
  const pixels = sharp(file, { failOn: 'truncated' }).resize(8, 8, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer();
  try {
    const [{ width, height }] = await Promise.all([sharp(file).metadata(), pixels]);
    if (Math.max(width, height) <= LARGEST_SIDE) return undefined;
    const message = `The picture is ${width} × ${height} pixels; the longest side may have ${LARGEST_SIDE}.`;
    return [message, `Make it smaller: ${PLENTY.toLocaleString('en')} pixels are plenty.`];
  } catch {
    return ['The picture cannot be opened: its file is damaged, or not a picture.', 'Export or download it again as .png or .jpg.'];
  }
}

/** What loads from another host: readers' browsers would tell that host about them. */
const OF_ANOTHER_HOST = /(?:\b(?:href|src)\s*=\s*["']|url\(\s*["']?|@import\s+["'])(?:[a-z]+:)?\/\/[^"')\s]*/gi;

const COLOUR = /var\([^)]*\)|(?<![\w&])#[0-9a-f]{6}\b/gi;

function checkColour(file: string, place: Position, written: string): Problem[] {
  const role = /^var\(\s*--([\w-]+)/.exec(written)?.[1];
  if (role !== undefined) {
    const remedy = `${didYouMean(role, ROLES)}Colours: ${ROLES.join(', ')}.`;
    return isRole(role) ? [] : [problemAt(file, place, `The palette has no colour "${role}".`, remedy)];
  }
  const colour = written.toLowerCase();
  const known = ROLES.find((name) => PALETTES.light[name] === colour);
  if (!known) return [];
  const message = `${written} is a colour of the palette, so it stays light in dark mode.`;
  return [warningAt(file, place, message, `Write var(--${known}, ${colour}).`)];
}

function checkDrawing(file: string, svg: string): Problem[] {
  const found = (pattern: RegExp) =>
    [...svg.matchAll(pattern)].map(({ 0: written, index }) => ({ written, place: placeOfOffset(svg, index) }));
  const problem = problemOfDrawing(svg);
  return [
    ...found(OF_ANOTHER_HOST).map(({ place }) =>
      problemAt(file, place, 'The drawing loads something from another host.', 'Delete it, or draw it here.'),
    ),
    ...found(COLOUR).flatMap(({ written, place }) => checkColour(file, place, written)),
    ...(problem ? [problemAt(file, placeOfOffset(svg, Math.max(0, svg.indexOf(problem.found))), ...problem.message)] : []),
  ];
}

/** `checkCode` in check-files.ts reports drawings that cannot be decoded. */
export function checkDrawings({ content: { sizes, read, display } }: Facts): Problem[] {
  const drawings = [...sizes.keys()].filter((name) => DRAWING_FILE.test(name) && !isStaticFile(name));
  return drawings.flatMap((name) => {
    const decoded = decodeText(display(name), read(name));
    return 'problem' in decoded ? [] : checkDrawing(display(name), decoded.text);
  });
}

/** Formats of cameras that browsers do not show. The build cannot remove their metadata, such as where they were taken. */
const OF_CAMERAS = /\.(?:heic|heif|tiff?|dng)$/i;

/** Reports pictures in static/ that browsers do not show. */
export function checkStaticPictures({ content: { sizes, display } }: Facts): Problem[] {
  const message = 'Browsers cannot show this format, and the file may say where it was taken.';
  return [...sizes.keys()]
    .filter((name) => isStaticFile(name) && OF_CAMERAS.test(name))
    .map((name) => problemAt(display(name), START, message, 'Export it as .jpg.'));
}

const FILM = /\.(?:mp4|m4v|mov|qt|3gp|webm|mkv)$/i;

/** The build publishes films as they are. */
export function checkFilms({ content: { sizes, read, display } }: Facts): Problem[] {
  const films = [...sizes.keys()].filter((name) => FILM.test(name) && tellsPosition(read(name)));
  return films.map((name) => {
    const { base, name: stem, ext } = path.posix.parse(name);
    const remedy = `Save it without its metadata: ffmpeg -i ${base} -map_metadata -1 -c copy ${stem}-clean${ext}. Or export it with "Location" off.`;
    return problemAt(display(name), START, 'This film says where it was taken.', remedy);
  });
}

/** Opens every picture in the content, in threads of sharp. Not a rule of the table, which works at once. Returns every problem, unsorted. */
export async function checkPictures(content: Content): Promise<Problem[]> {
  const { root, sizes, display } = content;
  const pictures = [...sizes].filter(([name]) => PICTURE_FILE.test(name) && !isStaticFile(name));
  const found = pictures.map(async ([name, size]): Promise<Problem[]> => {
    const message = await messageForPicture(path.join(root, name), size);
    return message ? [problemAt(display(name), START, ...message)] : [];
  });
  return (await Promise.all(found)).flat();
}
