/** `npm run build`: Gatsby's build. Deletes its cache after changes that Gatsby would not notice. */
import { pathPrefix } from '../src/content/load-site';
import { contentRoot } from '../src/content/content-root';
import { buildInputs, cleanSlate, forgetInputs, recordInputs } from './clean-slate';
import { lockFolder } from './lock-folder';
import { runGatsby } from './run-gatsby';

async function build(): Promise<void> {
  lockFolder();
  const inputs = buildInputs(process.cwd(), contentRoot());
  cleanSlate(inputs, 'build');
  await runGatsby(['build', ...(pathPrefix() === '' ? [] : ['--prefix-paths'])], (line) => {
    // Gatsby now changes its cache; a build that fails later leaves it inconsistent.
    if (line.startsWith('success onPreBootstrap')) forgetInputs();
  });
  recordInputs(inputs, 'build');
}

void build();
