/** Checks pictures by their bytes: one that cannot be opened would stop the build, and a huge one would slow every reader. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { darkTwinOf, fingerprintOfDrawing, lightPictureOf } from '../content/drawing';
import type { Problem } from '../content/problem';
import { PICTURE_FILE } from '../content/page-components';
import { isStaticFile } from '../content/content-root';
import type { Content } from '../content/read-content';

/** Longest side of a picture, in pixels. */
const LARGEST_SIDE = 4000;
/** Size of a picture's file, in bytes. */
const LARGEST_FILE = 4 * 1024 * 1024;

/** How many pictures are opened at once; more would take too much memory. */
const AT_ONCE = 8;

/** Cache of the digests of pictures that passed: opening them all takes longer than reading every page. */
export const GOOD_PICTURES_FILE = path.resolve('node_modules/.cache/good-pictures.json');

/** The rules are part of each digest, so that pictures are checked again when the rules change. */
const textOfRules = (): Buffer => readFileSync(path.resolve('src/check/check-pictures.ts'));

function recallGoodPictures(): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(GOOD_PICTURES_FILE, 'utf8')) as string[]);
  } catch {
    return new Set();
  }
}

function rememberGoodPictures(digests: ReadonlySet<string>): void {
  try {
    mkdirSync(path.dirname(GOOD_PICTURES_FILE), { recursive: true });
    writeFileSync(GOOD_PICTURES_FILE, JSON.stringify([...digests]));
  } catch {
    // Somebody else may own node_modules: then the next check opens all pictures again.
  }
}

async function problemOfPicture(bytes: Buffer): Promise<readonly [message: string, remedy: string] | undefined> {
  if (bytes.length === 0) return ['The picture is empty.', 'Export or download it again.'];
  const megabytes = (bytes.length / 1024 / 1024).toFixed(1);
  if (bytes.length > LARGEST_FILE) {
    return [`The picture has ${megabytes} MB; the most is ${LARGEST_FILE / 1024 / 1024} MB.`, 'Make it smaller, or save it as .jpg.'];
  }
  try {
    const { width, height } = await sharp(bytes).metadata();
    if (Math.max(width, height) > LARGEST_SIDE) {
      return [
        `The picture is ${width} × ${height} pixels; the longest side may have ${LARGEST_SIDE}.`,
        `Make it smaller: 1,600 pixels are plenty.`,
      ];
    }
    // Only decoding every pixel shows whether the file is complete; the result is discarded.
    await sharp(bytes, { failOn: 'truncated' }).resize(8, 8, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer();
    return undefined;
  } catch {
    return ['The picture cannot be opened: its file is damaged, or no picture.', 'Export or download it again as .png or .jpg.'];
  }
}

/** Reports drawings whose pictures, which pages show, were exported from an older state or not for both colour modes. */
function checkDrawings({ sizes, read, display }: Content): Problem[] {
  const drawings = [...sizes.keys()].filter((name) => /\.svg$/.test(name) && sizes.has(lightPictureOf(name)));
  const isFresh = (drawing: string): boolean => {
    const fingerprint = fingerprintOfDrawing(read(drawing));
    const light = lightPictureOf(drawing);
    return [light, darkTwinOf(light)].every((picture) => sizes.has(picture) && read(picture).includes(fingerprint));
  };
  return drawings
    .filter((drawing) => !isFresh(drawing))
    .map((drawing) => ({
      file: display(drawing),
      line: 1,
      column: 1,
      message: 'The pictures of this drawing are not of its latest state.',
      remedy: 'Run "npm run drawings", and commit the two .webp files that it writes.',
    }));
}

/** Pictures that cameras make and browsers do not show. The build cannot remove what they tell of their place and owner. */
const OF_CAMERAS = /\.(?:heic|heif|tiff?|dng)$/i;

function checkStaticPictures({ sizes, display }: Content): Problem[] {
  return [...sizes.keys()]
    .filter((name) => isStaticFile(name) && OF_CAMERAS.test(name))
    .map((name) => ({
      file: display(name),
      line: 1,
      column: 1,
      message: 'Browsers cannot show this format, and the file may say where it was taken.',
      remedy: 'Export it as .jpg.',
    }));
}

/** Opens every picture in the content; returns every problem, unsorted. */
export async function checkPictures(content: Content): Promise<Problem[]> {
  const pictures = [...content.sizes.keys()].filter((name) => PICTURE_FILE.test(name) && !isStaticFile(name));
  const problems = [...checkDrawings(content), ...checkStaticPictures(content)];
  const good = recallGoodPictures();
  const known = good.size;
  const rules = createHash('md5').update(textOfRules());
  const openNext = async (): Promise<void> => {
    for (let name = pictures.pop(); name !== undefined; name = pictures.pop()) {
      const bytes = content.read(name);
      const digest = rules.copy().update(bytes).digest('hex');
      if (good.has(digest)) continue;
      const found = await problemOfPicture(bytes);
      if (!found) good.add(digest);
      else problems.push({ file: content.display(name), line: 1, column: 1, message: found[0], remedy: found[1] });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openNext));
  if (good.size > known) rememberGoodPictures(good);
  return problems;
}
