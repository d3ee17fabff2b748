/**
 * `npm run forms`: saves every file of the content unchanged in its form, and reports those that differ afterwards. `-- pictures`
 * takes the pictures of docs/handover.md instead. Both use the build in `public`.
 */
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { globSync } from 'tinyglobby';
import { openForms, type Forms } from '../__tests__/support/forms';
import { serveSite } from './site-server';
import { formOfWikiPage } from '../src/content/addresses';
import { contentRoot } from '../src/content/content-root';
import { JSON_KINDS } from '../src/content/json-kinds';
import { nameOfPageText, PAGE_TEXTS } from '../src/content/page-texts';
import { YEAR_KINDS } from '../src/content/year-kinds';
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium';

const content = contentRoot();
const PICTURES = path.resolve('docs/forms');

/** Every file that has a form, and the address of that form. */
function filesWithForms(): Map<string, string> {
  const files = globSync('**', { cwd: content }).sort();
  const singles = JSON_KINDS.filter(({ isGenerated }) => isGenerated !== true);
  const folders = new Set(YEAR_KINDS.map(({ folder }) => folder));
  const formOf = (file: string): string | undefined => {
    const [folder = ''] = file.split('/');
    if (/^wiki\/.*\.mdx?$/.test(file)) return formOfWikiPage(file).replace(/^.*#\/collections\//, '');
    if (folders.has(folder) && file.endsWith('.json')) return file.replace('/', '/entries/').replace('.json', '');
    const text = nameOfPageText(file);
    if (folder === 'pages' && Object.hasOwn(PAGE_TEXTS, text)) return `page-texts/entries/${text.replace(/\//g, '-')}`;
    const single = singles.find((kind) => kind.files.includes(file));
    return single && `settings/entries/${single.name}`;
  };
  return new Map(
    files.flatMap((file) => [[file, formOf(file)] as const]).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

async function saveAll(forms: Forms): Promise<void> {
  const all = filesWithForms();
  for (const [file, form] of all) {
    await forms.open(form);
    await forms.saveUnchanged().catch((error: unknown) => console.log(`${file} could not be saved: ${String(error).split('\n')[0]}`));
  }
  const copy = mkdtempSync(path.join(tmpdir(), 'forms-'));
  await forms.copyTo(copy);
  // Sveltia removes empty lines at the end of a file, as Prettier does.
  const textIn = (folder: string, file: string): string => readFileSync(path.join(folder, file), 'utf8').trimEnd();
  const changed = [...all.keys()].filter((file) => textIn(copy, file) !== textIn(content, file));
  for (const file of changed) console.log(`${file} has changed: compare it with ${path.join(copy, file)}`);
  console.log(
    `${all.size} files were saved in their forms, ${changed.length} of them changed. Other hosts were asked ${forms.foreign.length} times.`,
  );
  if (changed.length + forms.foreign.length > 0) process.exitCode = 1;
}

/** Saves a screenshot. */
async function draw(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 760 });
  const picture = sharp(await page.screenshot({ animations: 'disabled' }));
  await picture.webp({ quality: 80 }).toFile(path.join(PICTURES, `${name}.webp`));
}

async function drawAll(forms: Forms, address: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const { page } = forms;
  await draw(page, 'list');
  for (const [name, form] of [
    ['exec', 'exec/new'],
    ['shows', 'shows/new'],
  ] as const) {
    await forms.open(form);
    await draw(page, name);
  }
  await page.goto('about:blank');
  await page.goto(`${address}/forms`);
  await draw(page, 'entrance');
}

async function run(): Promise<void> {
  const server = await serveSite(path.resolve(process.env.SERVE_FOLDER ?? 'public'));
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS });
  try {
    const page = await browser.newPage({ locale: 'en-GB' });
    // A helper that tsx adds to functions, and browsers lack.
    await page.addInitScript('globalThis.__name = (named) => named');
    const forms = await openForms(page, server.url, content);
    await (process.argv.includes('pictures') ? drawAll(forms, server.url) : saveAll(forms));
  } finally {
    await browser.close();
    await server.close();
  }
}

void run();
