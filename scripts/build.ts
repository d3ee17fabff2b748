/** `npm run build`: Gatsby's build, on a clean slate where something has changed that Gatsby does not notice. */
import { pathPrefix } from '../src/content/load-site';
import { contentRoot } from '../src/content/content-root';
import { buildInputs, cleanSlate, forgetInputs, recordInputs } from './clean-slate';
import { runGatsby } from './run-gatsby';

async function build(): Promise<void> {
  const inputs = buildInputs(process.cwd(), contentRoot());
  cleanSlate(inputs, 'build');
  await runGatsby(['build', ...(pathPrefix() === '' ? [] : ['--prefix-paths'])], (line) => {
    // From here on Gatsby changes what it keeps; a build that stops after that would leave half of it.
    if (line.startsWith('success onPreBootstrap')) forgetInputs();
  });
  recordInputs(inputs, 'build');
}

void build();
