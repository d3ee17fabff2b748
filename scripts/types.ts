/**
 * `npm run types`: writes the types of queries, says whether they were out of date, and checks all types. A build writes them
 * too, but only at its end; this runs Gatsby up to where it knows schema and queries, in a copy with a cache of its own.
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

/** The steps with which Gatsby's own commands begin, and the one in which `gatsby develop` writes the types. */
const STEPS = `
  const { bootstrap } = require('gatsby/dist/bootstrap');
  const { graphQLTypegen } = require('gatsby/dist/services');
  const { store } = require('gatsby/dist/redux');
  const reporter = require('gatsby-cli/lib/reporter');
  const program = { directory: __dirname, sitePackageJson: require('./package.json') };
  bootstrap({ program }).then(() => graphQLTypegen({ program, store, reporter })).then(() => process.exit());
`;

/** The types of the queries as they are now; undefined, once Gatsby has said why, where there are none. */
function typesOfQueries(): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'types-'));
  try {
    copyBuildParts(folder);
    // In a file, because Gatsby's workers are started with the same options as this process.
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
    console.log(`${FILE} was out of date and has been written anew: commit it.`);
  }
  return spawnSync(process.execPath, [programOf('tsc')], { stdio: 'inherit' }).status ?? 1;
}

process.exitCode = main();
