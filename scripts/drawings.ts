/**
 * `npm run drawings`: exports changed drawings of the wiki, `name.svg`, to `name.webp` and `name.dark.webp`, which pages show; and
 * the social card and the icon to `static`. Arguments name other drawings. `--check` fails if the card or the icon is stale;
 * `npm run check` reports the wiki's.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { globSync } from 'tinyglobby';
import { startChromium } from './chromium';
import { contentRoot, displayPath, STATIC_FOLDER } from '../src/content/content-root';
import { darkTwinOf, fingerprintOfDrawing, isExportOf, lightPictureOf } from '../src/content/drawing';
import { darkenDrawing, sizeOfDrawing } from '../src/wiki/node/drawings';

/** Two pixels for each unit of the drawing look sharp on phones. */
const PIXELS_PER_UNIT = 2;
/** Line drawings need few colours. */
const COLOURS = 64;
/** In pixels, as in the header below. */
const ICON_SIZE = 48;
/** Header of an `.ico` file with one PNG of that size. The length of the PNG in bytes is still 0. */
const ICON_HEADER = '000001000100' + '30300000' + '01002000' + '00000000' + '16000000';
const ICON_LENGTH_AT = 14;

const fontFaces = [400, 700]
  .map((weight) => {
    const file = require.resolve(`@fontsource/b612/files/b612-latin-${weight}-normal.woff2`);
    const font = readFileSync(file).toString('base64');
    return `@font-face{font-family:B612;font-weight:${weight};src:url(data:font/woff2;base64,${font})}`;
  })
  .join('');

async function photograph(browser: Browser, svg: string, pixelsPerUnit: number): Promise<Buffer> {
  const { width, height } = sizeOfDrawing(svg);
  const page = await browser.newPage({
    viewport: { width: Math.ceil(width), height: Math.ceil(height) },
    deviceScaleFactor: pixelsPerUnit,
  });
  await page.setContent(`<style>${fontFaces}html,body{margin:0}svg{display:block}</style>${svg}`);
  await page.evaluate(async () => {
    await document.fonts.load('400 20px B612');
    await document.fonts.load('700 20px B612');
  });
  const screenshot = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
  await page.close();
  return screenshot;
}

function paletteOf(photograph: Buffer, colours: number): Sharp {
  return sharp(photograph).png({ palette: true, colours, compressionLevel: 9, effort: 10 });
}

/** Stores the drawing's fingerprint in the picture, by which checks find stale ones. */
async function writePicture(picture: Sharp, fingerprint: string, target: string): Promise<void> {
  writeFileSync(target, await picture.withExif({ IFD0: { ImageDescription: fingerprint } }).toBuffer());
}

/** Lossless WebP is smaller for a few flat colours; see docs/decisions/0007. */
async function writeDrawing(photograph: Buffer, fingerprint: string, target: string): Promise<void> {
  const flat = await paletteOf(photograph, COLOURS).toBuffer();
  await writePicture(sharp(flat).webp({ lossless: true, quality: 80, effort: 6 }), fingerprint, target);
}

interface SiteDrawing {
  drawing: string;
  target: string;
  write: (browser: Browser, svg: string, fingerprint: string, target: string) => Promise<void>;
}

/** Link previews need 1200 by 630 pixels; the beams need all 256 colours. */
const writeCard: SiteDrawing['write'] = async (browser, svg, fingerprint, target) =>
  writePicture(paletteOf(await photograph(browser, svg, 1), 256), fingerprint, target);

const SITE_DRAWINGS: readonly SiteDrawing[] = [
  { drawing: 'src/site/social-card.svg', target: 'static/social-card.png', write: writeCard },
  // The society's own card replaces the site's. A .png without a drawing works too.
  { drawing: displayPath('static/social-card.svg'), target: displayPath('static/social-card.png'), write: writeCard },
  {
    drawing: 'src/site/icon.svg',
    target: 'static/favicon.ico',
    write: async (browser, svg, fingerprint, target) => {
      const icon = sharp(await photograph(browser, svg, 1))
        .resize(ICON_SIZE)
        .png({ compressionLevel: 9 });
      const png = await icon.withExif({ IFD0: { ImageDescription: fingerprint } }).toBuffer();
      const header = Buffer.from(ICON_HEADER, 'hex');
      header.writeUInt32LE(png.length, ICON_LENGTH_AT);
      writeFileSync(target, Buffer.concat([header, png]));
    },
  },
];

function areFresh(drawing: string, ...pictures: string[]): boolean {
  const isExport = isExportOf(readFileSync(drawing));
  return pictures.every((picture) => existsSync(picture) && isExport(readFileSync(picture)));
}

async function main() {
  const args = process.argv.slice(2);
  const checkOnly = args.includes('--check');
  const named = args.filter((argument) => !argument.startsWith('--'));
  const staleSite =
    named.length > 0 ? [] : SITE_DRAWINGS.filter(({ drawing, target }) => existsSync(drawing) && !areFresh(drawing, target));
  if (checkOnly) {
    for (const { drawing } of staleSite) {
      console.error(`${drawing}: its pictures are out of date; run \`npm run drawings\` and commit them`);
    }
    process.exitCode = staleSite.length > 0 ? 1 : 0;
    return;
  }
  const ofContent = globSync('**/*.svg', { cwd: contentRoot(), ignore: [`${STATIC_FOLDER}/**`] }).sort();
  const drawings = named.length > 0 ? named : ofContent.map((drawing) => displayPath(drawing));
  const stale = drawings.filter((drawing) => !areFresh(drawing, lightPictureOf(drawing), darkTwinOf(lightPictureOf(drawing))));
  if (stale.length + staleSite.length === 0) {
    console.log('All pictures are up to date with their drawings.');
    return;
  }
  const browser = await startChromium();
  try {
    for (const drawing of stale) {
      const svg = readFileSync(drawing, 'utf8');
      const fingerprint = fingerprintOfDrawing(svg);
      const light = lightPictureOf(drawing);
      const dark = darkTwinOf(light);
      await writeDrawing(await photograph(browser, svg, PIXELS_PER_UNIT), fingerprint, light);
      await writeDrawing(await photograph(browser, darkenDrawing(svg), PIXELS_PER_UNIT), fingerprint, dark);
      console.log(`${drawing} → ${light}, ${dark}`);
    }
    for (const { drawing, target, write } of staleSite) {
      const svg = readFileSync(drawing, 'utf8');
      await write(browser, svg, fingerprintOfDrawing(svg), target);
      console.log(`${drawing} → ${target}`);
    }
  } finally {
    await browser.close();
  }
}

void main();
