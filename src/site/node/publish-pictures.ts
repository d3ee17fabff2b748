/** Makes pictures for programs that show no SVG: link previews and old browsers. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentRoot, STATIC_FOLDER } from '../../content/content-root';
import { pixelsOf } from '../../content/drawing';
import { SITE_PICTURES } from '../../content/routes';

/** Link previews are 1,200 by 630 pixels. */
const CARD_WIDTH = 1200;
const ICON_SIZE = 48;

/** Header of an `.ico` file with one PNG of that size. The length of the PNG in bytes is still 0. */
const ICON_HEADER = '000001000100' + '30300000' + '01002000' + '00000000' + '16000000';
const ICON_LENGTH_AT = 14;

async function cardOf(drawing: string): Promise<Buffer> {
  return pixelsOf(drawing, CARD_WIDTH).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

async function iconOf(drawing: string): Promise<Buffer> {
  const png = await pixelsOf(drawing, ICON_SIZE).png({ compressionLevel: 9 }).toBuffer();
  const header = Buffer.from(ICON_HEADER, 'hex');
  header.writeUInt32LE(png.length, ICON_LENGTH_AT);
  return Buffer.concat([header, png]);
}

/** A society's own file, or a drawing of its card, replaces the site's. */
export async function publishPictures(): Promise<void> {
  const own = (name: string): string => path.join(contentRoot(), STATIC_FOLDER, name);
  const ownCard = own('social-card.svg');
  const pictures = [
    { name: SITE_PICTURES.card, drawing: existsSync(ownCard) ? ownCard : 'src/site/social-card.svg', make: cardOf },
    { name: SITE_PICTURES.icon, drawing: 'src/site/icon.svg', make: iconOf },
  ];
  for (const { name, drawing, make } of pictures) {
    if (!existsSync(own(name))) await writeFile(path.join('public', name), await make(await readFile(drawing, 'utf8')));
  }
}
