import sharp from 'sharp';
import { qrCodeSvg } from '../node/qr-code';
import { readQrCode } from './read-qr-code';

const CABLES = 'https://wwtc.uk/cables';
const LONG = 'https://crew.example/site/a-very-long-short-link-for-a-long-title';
const SCRATCH = { create: { width: 60, height: 60, channels: 3, background: '#fff' } } as const;

it.each([
  [CABLES, 'nothing', []],
  [LONG, 'nothing', []],
  [CABLES, 'a scratch in a corner', [{ input: SCRATCH, left: 200, top: 230 }]],
])('the QR code of %s is read as the same text with %s over it', async (text, _what, spoil) => {
  expect(await readQrCode(qrCodeSvg(text), spoil)).toBe(text);
});

it('a QR code is on white, whatever is behind it', async () => {
  const picture = sharp(Buffer.from(qrCodeSvg(CABLES))).flatten({ background: '#888' });
  const [corner] = await picture.greyscale().raw().toBuffer();
  expect(corner).toBe(255);
});
