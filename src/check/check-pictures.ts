/** A picture that cannot be opened would stop the build, and a huge one would slow every reader. */
import path from 'node:path';
import sharp from 'sharp';
import { isStaticFile } from '../content/content-root';
import { darkTwinOf, isExportOf, lightPictureOf } from '../content/drawing';
import { PICTURE_FILE } from '../content/page-components';
import { problemAt, START, type Problem, type Words } from '../content/problem';
import type { Content } from '../content/read-content';
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
async function wordsOfPicture(file: string, size: number): Promise<Words | undefined> {
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

/** `complete` are exports of the latest drawings. These end with the drawing's fingerprint, so they are whole and need no check. */
function checkDrawings({ sizes, read, display }: Content): { problems: Problem[]; complete: ReadonlySet<string> } {
  const complete = new Set<string>();
  const drawings = [...sizes.keys()].filter((name) => /\.svg$/.test(name) && !isStaticFile(name) && sizes.has(lightPictureOf(name)));
  const remedy = 'Run "npm run drawings", and commit the two .webp files that it writes.';
  const problems = drawings.flatMap((drawing): Problem[] => {
    const light = lightPictureOf(drawing);
    const pictures = [light, darkTwinOf(light)];
    const isExport = isExportOf(read(drawing));
    const fresh = pictures.filter((picture) => sizes.has(picture) && isExport(read(picture)));
    for (const picture of fresh) complete.add(picture);
    if (fresh.length === pictures.length) return [];
    return [problemAt(display(drawing), START, 'The pictures of this drawing are missing or older than the drawing.', remedy)];
  });
  return { problems, complete };
}

/** Formats of cameras that browsers do not show. The build cannot remove their metadata, such as where they were taken. */
const OF_CAMERAS = /\.(?:heic|heif|tiff?|dng)$/i;

function checkStaticPictures({ sizes, display }: Content): Problem[] {
  const message = 'Browsers cannot show this format, and the file may say where it was taken.';
  return [...sizes.keys()]
    .filter((name) => isStaticFile(name) && OF_CAMERAS.test(name))
    .map((name) => problemAt(display(name), START, message, 'Export it as .jpg.'));
}

const FILM = /\.(?:mp4|m4v|mov|qt|3gp|webm|mkv)$/i;

/** The build publishes films as they are. */
function checkFilms({ sizes, read, display }: Content): Problem[] {
  const films = [...sizes.keys()].filter((name) => FILM.test(name) && tellsPosition(read(name)));
  return films.map((name) => {
    const { base, name: stem, ext } = path.posix.parse(name);
    const remedy = `Save it without: ffmpeg -i ${base} -map_metadata -1 -c copy ${stem}-clean${ext}. Or export it with "Location" off.`;
    return problemAt(display(name), START, 'This film says where it was taken.', remedy);
  });
}

/** Opens films, and every picture in the content except exported drawings, in threads of sharp; returns every problem, unsorted. */
export async function checkPictures(content: Content): Promise<Problem[]> {
  const { root, sizes, display } = content;
  const drawings = checkDrawings(content);
  const pictures = [...sizes].filter(([name]) => PICTURE_FILE.test(name) && !isStaticFile(name) && !drawings.complete.has(name));
  const found = pictures.map(async ([name, size]): Promise<Problem[]> => {
    const words = await wordsOfPicture(path.join(root, name), size);
    return words ? [problemAt(display(name), START, ...words)] : [];
  });
  return [...drawings.problems, ...checkStaticPictures(content), ...checkFilms(content), ...(await Promise.all(found)).flat()];
}
