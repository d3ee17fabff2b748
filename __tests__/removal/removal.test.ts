/**
 * Capabilities can be taken out as CONTRIBUTING says: their line in `gatsby-config.ts`, their line in `src/extras.ts`, their folder,
 * and content that uses them. `npm test` takes out all at once, the weekly workflow each in turn (`REMOVE_EACH`).
 */
import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { CONTRIBUTIONS } from '../../src/content-model/contributions';
import { programOf } from '../../scripts/system-programs';
import { deadLinksOf, fileOf } from '../support/built-pages';
import { createFixtureProject, filesOf, type FixtureProject } from '../support/fixture-project';

const PATIENCE = 1_800_000;

/** What types, lint and unit tests read besides the parts of a build. */
const CODE_PARTS = ['__tests__', 'tools', 'content', 'docs', 'hosting', '.github', '.vscode', ...globSync('*.{md,mjs,config.ts,json}')];

function deleteLine(file: string, isLine: (line: string) => boolean): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, lines.filter((line) => !isLine(line)).join('\n'));
}

/** A copy of the project without some capabilities. */
function projectWithout(taken: typeof CONTRIBUTIONS): FixtureProject {
  const project = createFixtureProject('site');
  const inProject = (file: string): string => path.join(project.root, file);
  for (const part of CODE_PARTS) cpSync(part, inProject(part), { recursive: true });
  for (const { name, contributes } of taken) {
    deleteLine(inProject('gatsby-config.ts'), (line) => line.includes(`'${name}'`));
    deleteLine(inProject('src/extras.ts'), (line) => line.includes(`/plugins/${name}/`));
    rmSync(inProject(`plugins/${name}`), { recursive: true });
    const pages = path.join(project.contentFolder, 'pages');
    for (const text of Object.keys(contributes.pageTexts)) rmSync(path.join(pages, `${text}.mdx`), { force: true });
    const parts = new RegExp(`<When service="${name}"[^]*?</When>`, 'g');
    for (const file of globSync('**/*.mdx', { cwd: pages, absolute: true }))
      writeFileSync(file, readFileSync(file, 'utf8').replace(parts, ''));
  }
  return project;
}

/** What a program of the project prints if it fails. */
function complaintsOf({ root }: FixtureProject, program: string, ...args: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [programOf(program), ...args], { cwd: root }, (error, stdout, stderr) =>
      resolve(error ? `${error.message}\n${stdout}${stderr}` : ''),
    );
  });
}

/** Unit tests that read the project as a whole, and so may name what it has. */
const TESTS_OF_PROJECT = ['documentation', 'specification', 'contributions'];

/** @param tests parts of the paths of unit tests; all of them if it is empty */
async function expectSoundCode(project: FixtureProject, tests: readonly string[]): Promise<void> {
  expect(await complaintsOf(project, 'tsc')).toBe('');
  expect(await complaintsOf(project, 'eslint', 'src', 'gatsby-*.ts*')).toBe('');
  expect(await complaintsOf(project, 'jest', ...tests, '--silent', '--selectProjects', 'unit')).toBe('');
}

it(
  'without any capability types, lint and the tests of the whole project pass, and the site has no dead link and no file of theirs',
  async () => {
    const project = projectWithout(CONTRIBUTIONS);
    const [{ status, output }] = await Promise.all([project.build(), expectSoundCode(project, TESTS_OF_PROJECT)]);
    expect(status === 0 ? '' : output.slice(-4000)).toBe('');
    const site = filesOf(project.publicFolder);
    const urls = site
      .files((file) => file.endsWith('.html') && !/\/index\.html$|^(?:404|500)\.html$|^_gatsby\//.test(file))
      .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`));
    expect(urls.length).toBeGreaterThan(50);
    expect(urls.flatMap((url) => deadLinksOf(site, url))).toEqual([]);
    const theirs = CONTRIBUTIONS.flatMap(({ contributes: { pages, apps, files, filesForReaders, filesBeside, beforeSections } }) => [
      ...[...[...pages, ...apps].map(fileOf), ...[...files, ...filesForReaders].map((file) => file.slice(1))].filter(site.has),
      ...filesBeside.flatMap(({ below, ending }) => site.files((file) => `/${file}`.startsWith(`${below}/`) && file.endsWith(ending))),
      ...beforeSections.flatMap((prefix) => site.files((file) => `/${file}`.startsWith(`${prefix}/`))),
    ]);
    expect(theirs).toEqual([]);
    project.remove();
  },
  PATIENCE,
);

for (const capability of process.env.REMOVE_EACH === 'true' ? CONTRIBUTIONS : [])
  it(
    `without ${capability.name} types, lint and unit tests pass`,
    async () => {
      const project = projectWithout([capability]);
      await expectSoundCode(project, []);
      project.remove();
    },
    PATIENCE,
  );
