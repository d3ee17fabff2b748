import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { qrCodeSvg, writeQrCodes } from '../../src/links/node/qr-code';
import { readQrCode } from '../support/qr-code';

describe('a QR code', () => {
  it.each(['https://wwtc.uk/cables', 'https://crew.example/site/a-very-long-short-link-for-a-long-title'])(
    'of %s is read as that',
    async (text) => {
      expect(await readQrCode(qrCodeSvg(text))).toBe(text);
    },
  );

  it('is read when a corner of it is scratched off', async () => {
    const scratch = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await readQrCode(qrCodeSvg('https://wwtc.uk/cables'), [{ input: scratch, left: 200, top: 230 }])).toBe('https://wwtc.uk/cables');
  });

  it('is on white, whatever is behind it', async () => {
    const picture = sharp(Buffer.from(qrCodeSvg('https://wwtc.uk/cables'))).flatten({ background: '#888' });
    const [corner] = await picture.greyscale().raw().toBuffer();
    expect(corner).toBe(255);
  });

  it('is small on the way to a reader', () => {
    expect(gzipSync(qrCodeSvg('https://wwtc.uk/cables')).length).toBeLessThan(800);
  });
});

describe('the QR codes of a site', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'codes-'));
  const file = (name: string): string => path.join(folder, 'short-links', `${name}.svg`);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('follow the short links: what is gone is deleted, what is the same is left alone', async () => {
    await writeQrCodes(folder, ['cables', 'fab0.19'], 'https://wwtc.uk');
    writeFileSync(path.join(folder, 'short-links', 'index.html'), 'a page');
    const before = statSync(file('cables')).mtimeMs;
    await new Promise((resolve) => setTimeout(resolve, 20));
    await writeQrCodes(folder, ['cables'], 'https://wwtc.uk');
    expect(existsSync(file('fab0.19'))).toBe(false);
    expect(existsSync(path.join(folder, 'short-links', 'index.html'))).toBe(true);
    expect(statSync(file('cables')).mtimeMs).toBe(before);
  });

  it('follow the address of short links', async () => {
    await writeQrCodes(folder, ['cables'], 'https://crew.example');
    expect(await readQrCode(readFileSync(file('cables'), 'utf8'))).toBe('https://crew.example/cables');
  });
});
