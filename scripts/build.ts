/**
 * `npm run build`: Gatsby's build. Deletes its cache after changes that Gatsby would not notice. With `--local`, as `npm start` has
 * it, the site is for this computer: it has what `gatsby-config.ts` does not want online.
 */
import { pathPrefix } from '../src/content-model/load-site';
import { contentRoot } from '../src/content-model/content-root';
import { buildInputs, cleanSlate, forgetInputs, recordInputs } from './clean-slate';
import { lockFolder, runGatsby } from './run-gatsby';

async function build(): Promise<void> {
  lockFolder();
  if (process.argv.includes('--local')) process.env.LOCAL_BUILD = 'true';
  const inputs = buildInputs(process.cwd(), contentRoot());
  cleanSlate(inputs, 'build');
  await runGatsby(['build', ...(pathPrefix() === '' ? [] : ['--prefix-paths'])], (line) => {
    // Gatsby now changes its cache; a build that fails later leaves it inconsistent.
    if (line.startsWith('success onPreBootstrap')) forgetInputs();
  });
  recordInputs(inputs, 'build');
}

void build();
