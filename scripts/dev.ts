/** `npm run dev`: Gatsby's development server. Passes on its arguments, such as `-- --host 0.0.0.0`. */
import { contentRoot } from '../src/content-model/content-root';
import { buildInputs, cleanSlate, recordInputs } from './clean-slate';
import { portOr } from './port';
import { lockFolder, runGatsby } from './run-gatsby';

portOr(8000);
lockFolder();
const inputs = buildInputs(process.cwd(), contentRoot());
cleanSlate(inputs, 'develop');
recordInputs(inputs, 'develop');
void runGatsby(['develop', ...process.argv.slice(2)], (line) => {
  // Gatsby would ask for another port.
  if (!line.startsWith('Something is already running at port ')) return;
  console.error(`${line}. Choose another: PORT=8001 npm run dev`);
  process.exit(1);
});
