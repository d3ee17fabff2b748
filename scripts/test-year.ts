/**
 * `npm run test:year`: does in a copy of the project what editors do once a year, and then checks, builds and walks over the
 * result. What is edited follows from what the content holds. `-- --all` runs all other tests too.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { z } from 'zod';
import { escapePattern } from '../src/content/escape';
import { allYearFiles, readContent } from '../src/content/read-content';
import type { siteSchema } from '../src/content/site-schema';
import { peopleIn } from '../src/content/society-schemas';
import { parentUrl, urlOfWikiFile } from '../src/content/wiki-address';
import { YEAR_KINDS, yearSlug } from '../src/content/year-kinds';

const project = mkdtempSync(path.join(tmpdir(), 'a-year-later-'));
const content = path.join(project, 'content');

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });

/** Runs a script of the copy. @throws Error when it fails. */
function run(...command: string[]): void {
  const { status } = spawnSync('npx', ['--no-install', ...command], { cwd: project, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command.join(' ')} failed in ${project}.`);
}

const read = (file: string): string => readFileSync(path.join(content, file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(path.join(content, file), text);

/** Changes a JSON file. */
function edit<T>(file: string, change: (data: T) => T): void {
  write(file, `${JSON.stringify(change(JSON.parse(read(file)) as T), null, 2)}\n`);
}

/** The history as it is, and the files as they are, committed or not. */
function copyProject(): void {
  git('clone', '--quiet', '.', project);
  for (const file of git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean)) {
    if (existsSync(file)) cpSync(file, path.join(project, file));
    else rmSync(path.join(project, file), { force: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'));
}

/** Mends the links to an address in all texts and settings. `after` is what may follow the address. */
function relink(from: string, to: string, after = ''): void {
  const link = new RegExp(`(?<![\\w/-])${escapePattern(from)}${after}(?![\\w-])`, 'g');
  for (const file of globSync(['wiki/**/*.{md,mdx}', 'pages/**/*.mdx', 'site.json', 'redirects.json'], { cwd: content })) {
    write(file, read(file).replace(link, to));
  }
}

/** Where published addresses lead from now on. */
const forwarded = new Map<string, string>();

const pagesNow = () => readContent(content).wiki.map(({ relativePath }) => relativePath);

/** Moves a page with the pages below it. */
function movePages(): string {
  const files = pagesNow();
  const texts = files.map((file) => ({ file, text: read(file) }));
  const folder = files
    .filter((file) => /^wiki\/.+\/.+\/index\.mdx?$/.test(file))
    .map((file) => path.posix.dirname(file))
    .find((candidate) => {
      const inside = (file: string): boolean => file.startsWith(`${candidate}/`);
      const name = `/${path.posix.basename(candidate)}/`;
      return (
        files.filter(inside).length > 1 && !texts.some(({ file, text }) => !inside(file) && new RegExp(`\\.\\.?/[^)]*${name}`).test(text))
      );
    });
  if (folder === undefined) throw new Error('No page of the wiki has pages below it that could move with it.');
  const moved = `${folder}-anew`;
  for (const file of files.filter((candidate) => candidate.startsWith(`${folder}/`))) {
    forwarded.set(urlOfWikiFile(file), urlOfWikiFile(file.replace(folder, moved)));
  }
  renameSync(path.join(content, folder), path.join(content, moved));
  relink(urlOfWikiFile(`${folder}/index.mdx`), urlOfWikiFile(`${moved}/index.mdx`));
  return moved;
}

/** Deletes a page that others link to and posters name. */
function deletePage(isSpared: (file: string) => boolean): void {
  const pages = readContent(content).wiki;
  const page = pages.find(
    ({ relativePath, url, frontMatter }) =>
      !isSpared(relativePath) &&
      !relativePath.includes('/index.') &&
      (frontMatter?.shortlinks ?? []).length > 0 &&
      !/<Wiki/.test(read(relativePath)) &&
      pages.some((other) => other.url !== url && read(other.relativePath).includes(`(${url})`)),
  );
  const parent = page && parentUrl(page.url);
  if (!page?.frontMatter || parent === undefined) throw new Error('No page of the wiki is linked to and has a short link.');
  rmSync(path.join(content, page.relativePath));
  const { shortlinks, sectionShortlinks } = page.frontMatter;
  const names = [...shortlinks, ...sectionShortlinks.map(({ shortlink }) => shortlink)];
  for (const address of [page.url, ...names.map((name) => `/${name}`)]) forwarded.set(address, parent);
  relink(page.url, parent, '(?:#[\\w-]+)?');
}

function addPage(folder: string): void {
  run('tsx', 'scripts/new.ts', 'page', `${folder.replace('wiki/', '')}/a-year-later`, 'A year later');
  const file = `${folder}/a-year-later.mdx`;
  const words = 'Every year somebody new opens this page and finds what the year before has left behind on the shelf. '.repeat(5);
  write(
    file,
    `---\ntitle: A year later\ndescription: What the year before has left behind.\nshortlinks: [a-year-later]\n---\n\n${words.trim()}\n`,
  );
  const above = globSync(`${folder}/index.{md,mdx}`, { cwd: content })[0] as string;
  write(above, `${read(above).trimEnd()}\n\nSee [A year later](${urlOfWikiFile(file)}).\n`);
}

/** Puts other people into all years: everybody's name is written backwards. */
function replacePeople(): void {
  const files = allYearFiles(readContent(content).data);
  const names = new Set(peopleIn(files).map(({ name }) => name));
  for (const file of [...files.map(({ relativePath }) => relativePath), 'people.json']) {
    write(
      file,
      read(file).replace(/"[^"\\\n]*"/g, (text) => (names.has(text.slice(1, -1)) ? [...text].reverse().join('') : text)),
    );
  }
}

interface Member {
  name: string;
  roles: string[];
}

/** Starts the year after the newest one: exec, shows and hires. */
function addYears(): string {
  const newest = globSync('exec/*.json', { cwd: content }).sort().at(-1) as string;
  const { year, exec } = JSON.parse(read(newest)) as { year: string; exec: Member[] };
  const next = year.replace(/\d+/g, (digits) => String(Number(digits) + 1));
  for (const { name } of YEAR_KINDS) run('tsx', 'scripts/new.ts', `${name}-year`, next);
  const file = `${yearSlug(next)}.json`;
  edit<{ exec: Member[] }>(`exec/${file}`, (data) => ({
    ...data,
    exec: exec.slice(0, 3).map(({ roles }, index) => ({ name: `Newcomer ${['Ash', 'Birch', 'Cedar'][index]}`, roles })),
  }));
  edit<{ terms: { shows: unknown[] }[] }>(`shows/${file}`, ({ terms: [first, ...others], ...data }) => ({
    ...data,
    terms: [
      {
        ...first,
        shows: [
          {
            name: 'A Year Later',
            people: [
              { role: 'Stage Manager', name: 'Newcomer Ash' },
              { role: 'Lighting Designer', name: 'Newcomer Hazel' },
            ],
            links: [],
            photos: { url: 'https://example.org/photos', credit: 'Newcomer Birch' },
          },
        ],
      },
      ...others,
    ],
  }));
  edit<{ people: unknown[] }>('people.json', (data) => ({ ...data, people: [...data.people, { name: 'Newcomer Hazel', hidden: true }] }));
  return next;
}

function changeSettings(currentExecYear: string): void {
  edit<z.input<typeof siteSchema>>('site.json', (site) => ({
    ...site,
    title: 'Another society',
    shortTitle: 'Crew',
    url: 'https://another-crew.example',
    shortlinkUrl: 'https://short.example',
    currentExecYear,
    navbar: { items: [...site.navbar.items.slice(1), { type: 'link', label: 'Exec', position: 'left', to: '/exec' }] },
    announcementBar: { id: currentExecYear.replace('/', '-'), content: 'A [new year](/wiki) has begun.', dismissible: true },
    docs: {
      version: currentExecYear,
      versions: [
        { name: currentExecYear, label: 'Now' },
        { name: 'before', label: 'As it was', to: '/wiki' },
      ],
    },
  }));
}

/** The redirects that the check asks for, as an editor would add them. */
function keepAddresses(): void {
  const { stdout } = spawnSync('npx', ['--no-install', 'tsx', 'scripts/check.ts', '--json'], { cwd: project, encoding: 'utf8' });
  const problems = JSON.parse(stdout) as { message: string }[];
  const lost = [...forwarded].filter(([from]) => problems.some(({ message }) => message.split(' ').includes(from)));
  edit<unknown[]>('redirects.json', (redirects) => [...redirects, ...lost.map(([from, to]) => ({ from: [from], to }))]);
}

function main(): void {
  copyProject();
  replacePeople();
  const year = addYears();
  changeSettings(year);
  const moved = movePages();
  deletePage((file) => file.startsWith(`${moved}/`));
  addPage(moved);
  keepAddresses();
  run('prettier', '--write', '--log-level', 'warn', 'content');
  if (process.argv.includes('--all')) {
    run('tsx', 'scripts/test.ts');
  } else {
    run('tsx', 'scripts/test.ts', 'check', 'build');
    run('playwright', 'test', '--project', 'real content');
  }
  rmSync(project, { recursive: true });
}

main();
