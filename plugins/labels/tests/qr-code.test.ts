import sharp from 'sharp';
import { qrCodeSvg } from '../node/qr-code';
import { readQrCode } from './read-qr-code';

it.each(['https://wwtc.uk/cables', 'https://crew.example/site/a-very-long-short-link-for-a-long-title'])(
  'the QR code of %s is read as the same text',
  async (text) => {
    expect(await readQrCode(qrCodeSvg(text))).toBe(text);
  },
);

it('a QR code is read when a corner of it is scratched off', async () => {
  const scratch = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(await readQrCode(qrCodeSvg('https://wwtc.uk/cables'), [{ input: scratch, left: 200, top: 230 }])).toBe('https://wwtc.uk/cables');
});

it('a QR code is on white, whatever is behind it', async () => {
  const picture = sharp(Buffer.from(qrCodeSvg('https://wwtc.uk/cables'))).flatten({ background: '#888' });
  const [corner] = await picture.greyscale().raw().toBuffer();
  expect(corner).toBe(255);
});
