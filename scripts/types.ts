/**
 * `npm run types`: writes the types of queries, says whether they were out of date, and runs tsc. It runs Gatsby until it knows
 * schema and queries, in a copy of the project with another cache.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentRoot } from '../src/content/content-root';
import { quietly } from './run-gatsby';
import { programOf } from './system-programs';
import { copyBuildParts } from './build-parts';

const FILE = 'src/gatsby-types.d.ts';

/** The first steps of Gatsby's commands, and the one in which `gatsby develop` writes the types. */
const STEPS = `
  const { bootstrap } = require('gatsby/dist/bootstrap');
  const { graphQLTypegen } = require('gatsby/dist/services');
  const { store } = require('gatsby/dist/redux');
  const reporter = require('gatsby-cli/lib/reporter');
  const program = { directory: __dirname, sitePackageJson: require('./package.json') };
  bootstrap({ program }).then(() => graphQLTypegen({ program, store, reporter })).then(() => process.exit());
`;

/** The current types of the queries; `undefined` after printing Gatsby's error. */
function typesOfQueries(): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'types-'));
  try {
    copyBuildParts(folder);
    // In a file, because Gatsby starts its workers with this process's options.
    writeFileSync(path.join(folder, 'steps.cjs'), STEPS);
    const { status, stdout, stderr } = spawnSync(process.execPath, ['steps.cjs'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        gatsby_executing_command: 'build',
        GATSBY_LOGGER: 'yurnalist',
        GATSBY_TELEMETRY_DISABLED: '1',
        SITE_CONTENT: contentRoot(),
      },
    });
    if (status === 0) return readFileSync(path.join(folder, FILE), 'utf8');
    const said = `${stdout}${stderr}`.split('\n').filter(quietly());
    console.error(said.join('\n'));
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function main(): number {
  const types = typesOfQueries();
  if (types === undefined) return 1;
  if (types === readFileSync(FILE, 'utf8')) {
    console.log(`${FILE} is up to date.`);
  } else {
    writeFileSync(FILE, types);
    console.log(`${FILE} was out of date and has been rewritten: commit it.`);
  }
  return spawnSync(process.execPath, [programOf('tsc')], { stdio: 'inherit' }).status ?? 1;
}

process.exitCode = main();
