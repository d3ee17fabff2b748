/** QR codes of short links, for flight cases, cupboard doors and posters. */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import encodeQR from 'qr';
import { qrCodePath } from '../../content/addresses';

/** Modules of empty space around the code; fewer, and some phones don't see it. */
const QUIET_ZONE = 4;

/**
 * A QR code as SVG. A quarter of it may be scratched or taped over before it stops being read.
 * @param text what a phone reads.
 */
export function qrCodeSvg(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: QUIET_ZONE });
  const runs = rows.flatMap((row, y) => {
    const line: string[] = [];
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      line.push(`M${start} ${y}h${x - start + 1}v1H${start}z`);
    }
    return line;
  });
  const size = rows.length;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 10}" height="${size * 10}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${runs.join('')}"/></svg>\n`
  );
}

/**
 * Writes the QR codes of short links where pages look for them, and deletes those whose short link is gone.
 * @param publicFolder absolute path of the built site.
 * @param names short links, without the slash.
 * @param shortlinkUrl where short links live.
 */
export async function writeQrCodes(publicFolder: string, names: readonly string[], shortlinkUrl: string): Promise<void> {
  const wanted = new Map(names.map((name) => [path.join(publicFolder, qrCodePath(name)), qrCodeSvg(`${shortlinkUrl}/${name}`)]));
  const folders = new Set([...wanted.keys()].map((file) => path.dirname(file)));
  for (const folder of folders) {
    await mkdir(folder, { recursive: true });
    const present = (await readdir(folder)).filter((file) => file.endsWith('.svg')).map((file) => path.join(folder, file));
    await Promise.all(present.filter((file) => !wanted.has(file)).map((file) => rm(file)));
  }
  for (const [file, svg] of wanted) {
    const current = await readFile(file, 'utf8').catch(() => undefined);
    if (current !== svg) await writeFile(file, svg);
  }
}
