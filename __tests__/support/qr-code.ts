import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

/** What a phone reads from a picture of a QR code in SVG; `spoil` is laid over the picture before. */
export async function readQrCode(svg: string, spoil: sharp.OverlayOptions[] = []): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg)).composite(spoil).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
