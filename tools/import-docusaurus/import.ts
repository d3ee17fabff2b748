/** `npm run import -- docusaurus <folder> --to <content folder>`: imports a Docusaurus site. Writes only with `--write`. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { LARGEST_FILE, LARGEST_SIDE } from '../../src/check/check-pictures';
import { PICTURE_FILE } from '../../src/content-model/page-components';
import { staticFiles, topLevelRoutes } from '../../src/content-model/routes';
import { withoutWarnings, type Problem } from '../../src/content-model/problem';
import { componentTableSchema, type ComponentTable } from './src/components';
import { parseJson } from './src/docusaurus-pages';
import { importDocusaurus } from './src/import-docusaurus';
import type { ImportedFile } from './src/survey-site';
import { formatReport } from './src/report';
import { MANIFEST, planWrites, type Manifest } from './src/plan-writes';
import { readOptions, USAGE, type ImportOptions } from './src/read-options';
import { findProblems } from '../../src/site/node/find-problems';
import { drawDiagrams } from '../../src/wiki/node/diagrams/draw-diagrams';
import { findConfiguration, readDocusaurusSite } from './docusaurus-site';

function componentsFrom(file: string | undefined): ComponentTable {
  if (file === undefined) return {};
  const result = componentTableSchema.safeParse(parseJson(file, readFileSync(file)));
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => `"${issue.path.join('.')}" does not say how to import the component. ${issue.message}`);
  throw new Error(wrong.map((words) => `${file}: ${words}`).join('\n'));
}

/** Shrinks a picture to the largest size for pages. If it changes its format, it becomes PNG. Files that sharp cannot read stay. */
async function pictureOf(bytes: Buffer, name: string, original: string): Promise<Buffer> {
  if (!PICTURE_FILE.test(name)) return bytes;
  const isOtherFormat = path.extname(name) !== path.extname(original);
  try {
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    if (!isOtherFormat && bytes.length <= LARGEST_FILE && Math.max(width, height) <= LARGEST_SIDE) return bytes;
    const picture = sharp(bytes, { animated: !isOtherFormat, density: 144 })
      .rotate()
      .resize({ width: 2000, height: 2000, fit: 'inside', withoutEnlargement: true });
    return await (isOtherFormat ? picture.png() : picture).toBuffer();
  } catch {
    return bytes;
  }
}

/** @throws Error in plain words when the file to copy is missing */
async function bytesOf(files: ReadonlyMap<string, ImportedFile>, tree: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const written = new Map<string, Buffer>();
  for (const [name, file] of files) {
    if ('text' in file) written.set(name, Buffer.from(file.text));
    else {
      const bytes = tree.get(file.copyOf);
      if (bytes === undefined) throw new Error(`${name} copies ${file.copyOf}, which the old site does not have.`);
      written.set(name, name.startsWith('static/') ? bytes : await pictureOf(bytes, name, file.copyOf));
    }
  }
  return written;
}

/** A module of `--map` turns files of the old site into content files; its `remarks` go into the report. */
interface MapModule {
  default?: (site: { files: ReadonlyMap<string, Buffer> }) => Promise<{ files?: Record<string, unknown>; remarks?: string[] } | undefined>;
}

/** Returns the module's files, which `planWrites` and the check validate later. */
async function runMapModule(file: string | undefined, tree: ReadonlyMap<string, Buffer>) {
  const files = new Map<string, ImportedFile>();
  if (file === undefined) return { files, remarks: [] };
  try {
    const module = (await import(pathToFileURL(path.resolve(file)).href)) as MapModule;
    if (typeof module.default !== 'function') throw new Error('its default export is not a function.');
    const { files: made = {}, remarks = [] } = (await module.default({ files: tree })) ?? {};
    if (!Array.isArray(remarks)) throw new Error('the `remarks` that it returns are not a list.');
    for (const [name, value] of Object.entries(made)) {
      const { copyOf } = (value ?? {}) as { copyOf?: string };
      files.set(name, copyOf === undefined ? { text: `${JSON.stringify(value, null, 2)}\n` } : { copyOf });
    }
    return { files, remarks };
  } catch (error) {
    throw new Error(`${file} could not be run: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function writeInto(folder: string, files: ReadonlyMap<string, Buffer>): void {
  for (const [name, bytes] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

/** Writes files beside the folder first, then moves them in, so that each is whole. */
function moveInto(target: string, files: ReadonlyMap<string, Buffer>, deleted: readonly string[], before: Manifest, after: Manifest): void {
  mkdirSync(target, { recursive: true });
  const staged = mkdtempSync(`${path.resolve(target)}.import-`);
  try {
    writeInto(staged, files);
    // If this stops half-way, both states of a file count as not edited.
    const both = Object.fromEntries(
      Object.entries(after.files).map(([name, digests]) => [name, [...digests, ...(before.files[name] ?? [])]]),
    );
    writeFileSync(path.join(target, MANIFEST), `${JSON.stringify({ files: both }, null, 2)}\n`);
    for (const name of deleted) rmSync(path.join(target, name), { force: true });
    for (const name of files.keys()) {
      mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
      renameSync(path.join(staged, name), path.join(target, name));
    }
    writeFileSync(path.join(target, MANIFEST), `${JSON.stringify(after, null, 2)}\n`);
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

/** Checks the content as it would be after the import. Paths begin with the name of the content folder. */
async function problemsAfter(target: string, files: ReadonlyMap<string, Buffer>, deleted: readonly string[]): Promise<Problem[]> {
  const trial = mkdtempSync(path.join(tmpdir(), 'import-'));
  try {
    const folder = path.join(trial, path.basename(target));
    if (existsSync(target)) cpSync(target, folder, { recursive: true });
    for (const name of deleted) rmSync(path.join(folder, name), { force: true });
    writeInto(folder, files);
    const below = `${path.basename(target)}/`;
    const above = `${path.relative('', trial).split(path.sep).join('/')}/`;
    const problems = withoutWarnings(await findProblems(folder));
    return problems.map(({ file, message, ...problem }) => ({
      ...problem,
      message: message.replaceAll(above, ''),
      file: below + file.split(below).slice(1).join(below),
    }));
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}

async function importSite(given: ImportOptions, configuration: string): Promise<number> {
  const { site, remarks } = await readDocusaurusSite(configuration, given.build && path.resolve(given.build));
  const own = await runMapModule(given.map, site.tree);
  const years = [...own.files.keys()].flatMap((name) => /^exec\/(\d{4})-(\d{4})\.json$/.exec(name)?.slice(1).join('/') ?? []);
  const { files, report } = importDocusaurus(site, {
    routes: topLevelRoutes(),
    staticFiles: staticFiles(),
    components: componentsFrom(given.components),
    drawDiagrams,
    execYear: years.sort().at(-1),
    titlesReplaceFolderNames: given.titlesReplaceFolderNames,
    today: new Date(),
  });
  for (const [name, file] of own.files) files.set(name, file);
  const target = path.resolve(given.to);
  const manifestFile = path.join(target, MANIFEST);
  const before: Manifest = existsSync(manifestFile) ? (parseJson(manifestFile, readFileSync(manifestFile)) as Manifest) : { files: {} };
  const wanted = await bytesOf(files, site.tree);
  const digestAt = (name: string): string | undefined =>
    existsSync(path.join(target, name)) ? digestOf(readFileSync(path.join(target, name))) : undefined;
  const plan = planWrites(new Map([...wanted].map(([name, bytes]) => [name, digestOf(bytes)])), before, digestAt);
  const toWrite = new Map([...wanted].filter(([name]) => plan.write.includes(name)));
  const problems = await problemsAfter(target, toWrite, plan.delete);
  for (const remark of [...remarks, ...own.remarks]) report.decide('unread', remark);
  for (const { message, remedy, ...place } of problems) report.decide('check', message, remedy, place);
  for (const kind of ['kept', 'gone', 'delete'] as const) for (const name of plan[kind]) report.decide(kind, name);
  const file = given.isWrite ? path.join(given.to, '.import-report.txt') : path.join(tmpdir(), 'import-report.txt');
  const output = formatReport(report, plan, given, file);
  if (given.isWrite) moveInto(target, toWrite, plan.delete, before, plan.manifest);
  writeFileSync(file, output.whole);
  console.log(output.page);
  return problems.length > 0 ? 1 : 0;
}

async function main(): Promise<number> {
  const given = readOptions(process.argv.slice(2));
  if (typeof given === 'string') {
    console.error(`${given}\n${USAGE}`);
    return 2;
  }
  const configuration = findConfiguration(path.resolve(given.folder));
  if (configuration !== undefined) return importSite(given, configuration);
  console.error(`There is no docusaurus.config.js in ${given.folder}, nor in a folder directly below it.`);
  return 2;
}

void main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  })
  .then((status) => {
    process.exitCode = status;
  });
