import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run import -- docusaurus <folder of the site> --to <content folder>
  --write               write the files; without it nothing is written
  --build <folder>      the finished site: its sidebars, labels and redirects win; build/ of the site without this
  --labels titles       call pages by their titles where the sidebar only knows the name of a folder
  --components <file>   JSON: what becomes of components of the site's own
  --map <file>          JavaScript: makes files of the content from data of another form`;

export type ImportOptions = Exclude<ReturnType<typeof readOptions>, string>;

/** Reads the arguments of `npm run import`; returns what to tell the user if they are wrong, or name what is not there. */
export function readOptions(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { to: text, build: text, labels: text, components: text, map: text, write: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [kind = 'nothing', folder] = positionals;
    const { to, labels, build, components, map } = values;
    if (kind !== 'docusaurus') return `Nothing can be imported from "${kind}": write "docusaurus".`;
    if (folder === undefined) return 'Say in which folder the site is.';
    if (to === undefined) return 'Say with --to into which folder the content goes.';
    if (labels !== undefined && labels !== 'titles') return `There is no --labels ${labels}: write --labels titles.`;
    const missing = [folder, build, components, map].filter((name) => name !== undefined && !existsSync(name));
    const files = [folder, to, build].filter((name) => name !== undefined && existsSync(name) && !statSync(name).isDirectory());
    const wrong = [...missing.map((name) => `There is no ${name}.`), ...files.map((name) => `${name} is a file: name a folder.`)];
    if (wrong.length > 0) return wrong.join('\n');
    return { folder, to, isWrite: values.write === true, titlesReplaceFolderNames: labels === 'titles', build, components, map };
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? '';
  }
}
