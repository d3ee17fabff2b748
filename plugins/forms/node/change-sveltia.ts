/** Changes of Sveltia's code, each with its reason. A change that finds nothing fails the build, so an update of Sveltia is noticed. */
import path from 'node:path';

interface Change {
  /** Name of the file, without the hash of its version. */
  file: RegExp;
  from: string | RegExp;
  to: string;
  why: string;
}

const CHANGES: readonly Change[] = [
  {
    file: /^index\.js$/,
    from: /@font-face\s*\{[^}]*url\(https:[^}]*\}/g,
    to: '',
    why: 'Sveltia would load the same fonts from another host.',
  },
  {
    file: /^(?:heic|webp_enc)/,
    from: '`../assets/',
    to: '`assets/',
    why: 'its scripts look for assets one folder up; here all are in one folder.',
  },
  {
    file: /^index\.js$/,
    from: /return structuredClone\(([\w$]+\[[\w$]+\])\);(?=let [\w$]+=[\w$]+\([\w$]+\(\{fields:)/,
    to: 'return JSON.parse(JSON.stringify($1));',
    why: '"Duplicate" of an item with an empty list fails: that list is a proxy, which cannot be cloned.',
  },
  {
    file: /^index\.js$/,
    from: /currentPath!==void 0&&!([\w$]+)\.current\?\.isIndexFile/,
    to: '$&&&$1.current?.isNew',
    why: '"Parent Folder" would move a page without its pictures and without a redirect.',
  },
  {
    file: /^index\.js$/,
    from: /\?\{\}:\{assetNamesInSameFolder:([\w$]+)(\}\);let .{1,120}?)([\w$]+)\.push\((\{\.\.\.[\w$]+,blobURL:)/,
    to: '?{}:{assetNamesInSameFolder:[...$1,...$3.map(({name})=>name)]$2$3.push($4',
    why: 'two new pictures of one name would be saved as one file, and the form not at all.',
  },
  {
    file: /^(?:index\.js|en-..\.json)$/,
    from: 'There was an error while saving the entry. Please try again later.',
    to: 'Nothing was saved. Correct what is said below and save again. If nothing is said, check your connection.',
    why: 'trying later does not help.',
  },
];

/**
 * The changed code of one of Sveltia's files.
 * @throws if a change no longer finds its place
 */
export function changeSveltia(file: string, code: string): string {
  const name = path.basename(file);
  return CHANGES.filter((change) => change.file.test(name)).reduce((changed, { from, to, why }) => {
    const after = changed.replaceAll(typeof from === 'string' ? from : new RegExp(from.source, 'g'), to);
    if (after === changed) throw new Error(`${file} no longer contains ${from}. Adapt change-sveltia.ts, or delete the change: ${why}`);
    return after;
  }, code);
}
