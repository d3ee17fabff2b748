/** `npm run screenshot`: takes the README's picture of the built site, in both colour modes. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium';

const PORT = '9219';
const SIZE = { width: 1100, height: 760 };
const FILE = 'docs/site.png';

async function main(): Promise<void> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    env: { ...process.env, PORT },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS });
  try {
    const shots: Buffer[] = [];
    for (const [address, colourMode] of [
      ['/', 'light'],
      ['/wiki/disciplines/general/cables', 'dark'],
    ] as const) {
      const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
      await page.goto(`http://localhost:${PORT}${address}`);
      if (colourMode === 'dark') await page.getByRole('button', { name: 'House lights' }).first().click();
      await page.waitForTimeout(1000);
      shots.push(await page.screenshot());
    }
    const [first, second] = shots;
    const both = sharp({ create: { width: SIZE.width * 2 + 40, height: SIZE.height, channels: 3, background: '#8a8f98' } }).composite([
      { input: first, left: 0, top: 0 },
      { input: second, left: SIZE.width + 40, top: 0 },
    ]);
    const small = await sharp(await both.png().toBuffer())
      .resize(1400)
      .png({ palette: true, colours: 64 })
      .toBuffer();
    writeFileSync(FILE, small);
    console.log(`${FILE}: ${Math.round(small.length / 1024)} KB`);
  } finally {
    await browser.close();
    server.kill();
  }
}

void main();
