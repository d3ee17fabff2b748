/** `npm run schemas`: JSON Schemas and snippets for text editors, made from the content model. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editorHelp } from '../src/content-model/editor-help';

for (const [file, text] of editorHelp()) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`${editorHelp().size} files for text editors are up to date.`);
