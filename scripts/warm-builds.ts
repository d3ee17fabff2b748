/**
 * `npm run test:warm`: edits the fixture site in the ways that a build could miss, and compares what `npm run build` makes of each
 * group of edits, file by file, with a build from nothing. Edits are grouped so that none makes Gatsby look again at what
 * another of its group touches; those of the last two make a build start anew (`__tests__/scripts/build-inputs.test.ts`).
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { writeHistory } from '../__tests__/support/fixture-history';
import { createFixtureProject, type FixtureProject } from '../__tests__/support/fixture-project';

/** Changes a project; takes the path of its content folder. */
type Edit = (content: string) => void | Promise<void>;

const MICROPHONES = 'wiki/disciplines/sound/microphones';
const LX = 'wiki/disciplines/lx';
const SPACES = 'wiki/spaces';

const write =
  (file: string, text: string): Edit =>
  (content) => {
    mkdirSync(path.dirname(path.join(content, file)), { recursive: true });
    writeFileSync(path.join(content, file), text);
  };

/** @throws Error when the text is not there: an edit that changes nothing shows nothing. */
const replace =
  (file: string, from: string, to: string): Edit =>
  (content) => {
    const text = readFileSync(path.join(content, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not hold ${JSON.stringify(from)}.`);
    writeFileSync(path.join(content, file), text.replaceAll(from, to));
  };

const move =
  (from: string, to: string): Edit =>
  (content) =>
    renameSync(path.join(content, from), path.join(content, to));

const remove =
  (file: string): Edit =>
  (content) =>
    rmSync(path.join(content, file));

/** Puts another picture in the place of one. */
const repaint =
  (file: string): Edit =>
  async (content) =>
    writeFileSync(
      path.join(content, file),
      await sharp(readFileSync(path.join(content, file)))
        .negate({ alpha: false })
        .webp({ lossless: true })
        .toBuffer(),
    );

/** Puts a file of the fixture back. */
const restore =
  (file: string): Edit =>
  (content) =>
    copyFileSync(path.join('__tests__/fixtures/site', file), path.join(content, file));

/** What the fixture does not show: a page with a picture of another folder. */
const BEFORE: Edit[] = [
  write(
    `${SPACES}/loft.mdx`,
    '---\ntitle: The Loft\ndescription: Above the barn.\n---\n![A stand](../disciplines/sound/microphones/stand.webp)\n',
  ),
];

/** Edits by what they do, in groups by what they are of. */
const GROUPS: Record<string, Record<string, Edit>> = {
  'files beside pages': {
    'a picture is replaced': repaint(`${MICROPHONES}/round.webp`),
    'a picture that another folder shows is replaced': repaint(`${MICROPHONES}/stand.webp`),
    'the dark version of a drawing is replaced': repaint(`${SPACES}/barn.dark.webp`),
    'a portrait is replaced': repaint('exec/mike.webp'),
    'a poster is replaced': repaint('shows/fixture-poster.webp'),
    'captions are mended': replace(`${LX}/coil.vtt`, 'Over, under.', 'Under, over.'),
  },
  'what several pages share': {
    'a film is replaced': write(`${LX}/coil.mp4`, 'Another film.'),
    'a picture is as it was before': restore(`${MICROPHONES}/round.webp`),
    'a person is hidden': replace(
      'people.json',
      '"name": "Jell Holder"',
      '"name": "Polly Gaffer", "hidden": true }, { "name": "Jell Holder"',
    ),
    'an author is called something else': replace('authors.json', '"Mike Stand"', '"Micah Stand"'),
    'a redirect leads elsewhere': replace('redirects.json', '"/wsover"', '"/exec"'),
    'the search knows other words': replace('search.json', '"winch"', '"crane"'),
    'an earlier change is described': replace('history/2024.json', 'Add the barn', 'Build the barn'),
  },
  'pages and shows': {
    'a page is deleted': remove(`${SPACES}/cellar.mdx`),
    'a venue leads to no page any more': replace('venues.json', '"wiki": "/wiki/spaces/cellar"', '"active": { "to": "2026" }'),
    'a page moves': move(`${LX}/hoists.mdx`, 'wiki/tech-crew/hoists.mdx'),
    'a page is called something else': replace('wiki/disciplines/sound/playback.mdx', 'title: Playback', 'title: Play it back'),
    'a tag is called something else': replace(`${SPACES}/barn.mdx`, 'tags: [Räume]', 'tags: [Halls]'),
    'a show moves to another term, by another name': replace('shows/2025-2026.json', '"The Bell"', '"The Bells"'),
    'a text of a top-level page is edited': replace('pages/home/about.mdx', 'We light, lift and mend', 'We mend, light and lift'),
  },
  settings: {
    'the repository has another branch': replace('site.json', '"trunk"', '"main"'),
  },
  code: {
    'dates are written otherwise': replace('../src/components/dates.ts', 'month.slice(0, 3)', 'month'),
  },
};

type Snapshot = ReadonlyMap<string, string>;

/** Digests of the files of a built site, by name. */
function snapshotOf({ publicFolder, files }: FixtureProject): Snapshot {
  const digestOf = (file: string): string =>
    createHash('md5')
      .update(readFileSync(path.join(publicFolder, file)))
      .digest('hex');
  return new Map(files().map((file) => [file, digestOf(file)]));
}

async function build(project: FixtureProject): Promise<Snapshot> {
  const { status, output } = await project.build();
  if (status !== 0) throw new Error(`The build failed:\n${output.slice(-4000)}`);
  return snapshotOf(project);
}

/** Makes all edits, group after group, and builds after each. Warm: with what the builds before have left. */
async function buildEdits(isWarm: boolean): Promise<Snapshot[]> {
  const project = createFixtureProject('site');
  const make = async (edits: readonly Edit[]): Promise<void> => {
    for (const edit of edits) await edit(project.contentFolder);
  };
  try {
    writeHistory(project);
    await make(BEFORE);
    if (isWarm) await build(project);
    const snapshots: Snapshot[] = [];
    for (const edits of Object.values(GROUPS)) {
      await make(Object.values(edits));
      if (!isWarm) for (const folder of ['.cache', 'public']) rmSync(path.join(project.root, folder), { recursive: true, force: true });
      snapshots.push(await build(project));
    }
    return snapshots;
  } finally {
    project.remove();
  }
}

/** The folder of the copies of one file of the content. */
const folderOfCopies = (file: string): string | undefined => /^static\/[\da-f]{32}\//.exec(file)?.[0];

/**
 * What a warm build has otherwise than a cold one, as lines. A picture that is still shown may be there in sizes that nobody
 * asks for any more: Gatsby takes them for finished, and would not make them again if somebody did.
 */
function differences(warm: Snapshot, cold: Snapshot): string[] {
  const copied = new Set([...cold.keys()].map(folderOfCopies));
  const files = [...new Set([...warm.keys(), ...cold.keys()])].sort();
  return files.flatMap((file) => {
    if (warm.get(file) === cold.get(file)) return [];
    if (!warm.has(file)) return [`  ${file} is missing`];
    if (cold.has(file)) return [`  ${file} is stale`];
    const folder = folderOfCopies(file);
    return folder !== undefined && copied.has(folder) ? [] : [`  ${file} is left over`];
  });
}

async function main(): Promise<void> {
  const [warm, cold] = await Promise.all([buildEdits(true), buildEdits(false)]);
  Object.entries(GROUPS).forEach(([name, edits], index) => {
    const found = differences(warm[index] as Snapshot, cold[index] as Snapshot);
    console.log(`${found.length === 0 ? 'The same' : `${found.length} files differ`} after ${name}: ${Object.keys(edits).join('; ')}.`);
    if (found.length === 0) return;
    console.error(found.join('\n'));
    process.exitCode = 1;
  });
}

void main();
