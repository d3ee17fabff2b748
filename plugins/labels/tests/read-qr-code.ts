import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

/** Decodes a QR code in SVG, as a phone does. `spoil` is first laid over the picture. */
export async function readQrCode(svg: string, spoil: sharp.OverlayOptions[] = []): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg)).composite(spoil).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
