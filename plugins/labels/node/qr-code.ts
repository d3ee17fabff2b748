/** QR codes of short links, for flight cases, cupboard doors and posters. */
import encodeQR from 'qr';
import { publishFiles } from '../../../src/content-model/publish-files';
import { qrCodePath } from '../qr-code-path';

/** Width of the empty border in modules; with less, some phones don't find the code. */
const QUIET_ZONE = 4;

/** Default size of a module in pixels. */
const MODULE = 10;

/** A QR code as SVG, black on white. Phones read it with up to a quarter of it covered. */
export function qrCodeSvg(text: string): string {
  const svg = encodeQR(text, 'svg', { ecc: 'quartile', border: QUIET_ZONE });
  // The library sets no size and no background, and smoothed edges would leave hairlines between modules.
  return svg
    .replace(/viewBox="0 0 (\d+) (\d+)"/, (viewBox, width: string, height: string) => {
      return `${viewBox} width="${Number(width) * MODULE}" height="${Number(height) * MODULE}" shape-rendering="crispEdges"`;
    })
    .replace('>', '><rect width="100%" height="100%" fill="#fff"/>');
}

/**
 * Writes the QR codes of short links, and deletes those of removed ones.
 * @param names short links, without the slash
 * @param shortlinkUrl the address before the slash
 */
export async function writeQrCodes(names: readonly string[], shortlinkUrl: string): Promise<void> {
  const codes = names.map((name): [string, string] => [qrCodePath(name), qrCodeSvg(`${shortlinkUrl}/${name}`)]);
  await publishFiles(new Map(codes), { folders: ['/short-links'], ending: '.svg' });
}
