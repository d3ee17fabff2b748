/** The society's logo and its link preview, of which a society may have its own in the folder `static` of its content. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { contentRoot, STATIC_FOLDER } from '../../content-model/content-root';
import { drawingOf, pixelsOf } from '../../content-model/drawing';
import { PALETTES } from '../../content-model/palette';
import { SITE_PICTURES } from '../../content-model/routes';

/** Link previews are 1,200 by 630 pixels. */
const CARD_WIDTH = 1200;
const FAVICON_SIZE = 48;
const ICON_SIZE = 512;

/** How much of an icon's width the logo takes: phones may cut the icon to a circle. */
const LOGO_SHARE = 0.7;

/** Where gatsby-plugin-manifest finds the icon. */
export const ICON_FILE = 'node_modules/.cache/icon.png';

/** Header of an `.ico` file with one PNG of that size. The length of the PNG in bytes is still 0. */
const ICON_HEADER = '000001000100' + '30300000' + '01002000' + '00000000' + '16000000';
const ICON_LENGTH_AT = 14;

const ownFile = (name: string): string => path.join(contentRoot(), STATIC_FOLDER, name);

function siteDrawing(name: 'logo.svg' | 'social-card.svg'): string {
  const own = ownFile(name);
  return readFileSync(existsSync(own) ? own : path.join('src/site', name), 'utf8');
}

/** The logo as SVG for the top bar and the footer: its colours follow the mode. */
export function logoInPage(): string {
  const { svg } = drawingOf(siteDrawing('logo.svg'));
  return svg.replace(/ (?:id|width|height)="[^"]*"/g, '').replace(/<style>.*?<\/style>/, '');
}

function iconOf(size: number): Sharp {
  const logo = Math.round(size * LOGO_SHARE);
  const background = PALETTES.dark.paper;
  const before = Math.floor((size - logo) / 2);
  const after = size - logo - before;
  return pixelsOf(siteDrawing('logo.svg'), logo, 'dark')
    .resize({ width: logo, height: logo, fit: 'contain', background })
    .extend({ top: before, bottom: after, left: before, right: after, background })
    .flatten({ background })
    .png({ compressionLevel: 9 });
}

/** Writes the icon that gatsby-plugin-manifest sizes. */
export async function writeIcon(): Promise<void> {
  await mkdir(path.dirname(ICON_FILE), { recursive: true });
  await writeFile(ICON_FILE, await iconOf(ICON_SIZE).toBuffer());
}

async function faviconOf(): Promise<Buffer> {
  const png = await iconOf(FAVICON_SIZE).toBuffer();
  const header = Buffer.from(ICON_HEADER, 'hex');
  header.writeUInt32LE(png.length, ICON_LENGTH_AT);
  return Buffer.concat([header, png]);
}

/** Makes the pictures for programs that show no SVG: link previews and old browsers. A society's own files replace them. */
export async function publishPictures(): Promise<void> {
  const card = () => pixelsOf(siteDrawing('social-card.svg'), CARD_WIDTH, 'dark').png({ palette: true, compressionLevel: 9 }).toBuffer();
  for (const [name, make] of [
    [SITE_PICTURES.card, card],
    [SITE_PICTURES.icon, faviconOf],
  ] as const) {
    if (!existsSync(ownFile(name))) await writeFile(path.join('public', name), await make());
  }
}
