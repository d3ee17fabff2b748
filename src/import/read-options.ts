/** Reads what `npm run import` is asked for. */

/** How the command is asked. */
export const USAGE = `Usage: npm run import -- docusaurus <folder of the site> --to <content folder>
  --write               write the files; without it nothing is written
  --components <file>   JSON: what becomes of components of the site's own
  --map <file>          JavaScript: makes files of the content from data of another form`;

/** What the command was asked for. */
export interface ImportOptions {
  folder: string;
  to: string;
  isWrite: boolean;
  components: string | undefined;
  map: string | undefined;
}

/** What was asked for; a sentence when it cannot be done. */
export function readOptions(given: readonly string[]): ImportOptions | string {
  const [kind, folder, ...options] = given;
  if (kind !== 'docusaurus') return `Nothing can be imported from ${kind === undefined ? 'nothing' : `"${kind}"`}.`;
  if (folder === undefined || folder.startsWith('--')) return 'Say in which folder the site is.';
  const values = new Map<string, string>();
  let isWrite = false;
  for (let index = 0; index < options.length; index += 1) {
    const option = options[index] ?? '';
    if (option === '--write') isWrite = true;
    else if (!['--to', '--components', '--map'].includes(option)) return `There is no option ${option}.`;
    else {
      const value = options[(index += 1)];
      if (value === undefined || value.startsWith('--')) return `Say which ${option === '--to' ? 'folder' : 'file'} behind ${option}.`;
      values.set(option, value);
    }
  }
  const to = values.get('--to');
  if (to === undefined) return 'Say with --to into which folder the content goes.';
  return { folder, to, isWrite, components: values.get('--components'), map: values.get('--map') };
}
