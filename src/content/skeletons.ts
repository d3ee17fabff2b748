/** Files for editors to start from: valid as they are, and ready to be filled in. */
import { didYouMean } from './suggest';
import { academicYear } from './fields';
import { urlOfWikiFile, WIKI_FOLDER, isWikiPageFile } from './wiki-address';

/** A new file, its text and what to do next; or why it cannot be made. */
export type Skeleton = { file: string; text: string; next: string } | { problem: string };

export const USAGE = `Usage:
  npm run new -- page disciplines/lx/desks "Lighting desks"
  npm run new -- show-year 2026/2027
  npm run new -- hire-year 2026/2027
  npm run new -- exec-year 2026/2027`;

const TERMS = ['Term 1', 'Term 2', 'Term 3'];

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const productionYear = (year: string): object => ({ year, terms: TERMS.map((name) => ({ name, shows: [] })) });

const YEARS: Readonly<Record<string, { folder: string; content: (year: string) => object; next: string }>> = {
  'show-year': { folder: 'shows', content: productionYear, next: 'Add its shows, term by term; content/README.md says how.' },
  'hire-year': { folder: 'hires', content: productionYear, next: 'Add its hires, term by term; content/README.md says how.' },
  'exec-year': {
    folder: 'exec',
    content: (year) => ({ year, exec: [] }),
    next: 'Add its members, and set "currentExecYear" in content/site.json once they are in office.',
  },
};

const usage = (problem: string): Skeleton => ({ problem: `${problem}\n${USAGE}` });

/** A text as a YAML value, quoted only when it has to be. */
function yamlText(text: string): string {
  return /^[\p{L}][\p{L}\p{N} ,.&'’()–-]*$/u.test(text) && !/^(?:true|false|yes|no|null)$/i.test(text) ? text : JSON.stringify(text);
}

function pageSkeleton([place, title, ...more]: readonly string[], files: readonly string[]): Skeleton {
  if (!place || !title?.trim()) return usage('A page needs its place in the wiki and its title.');
  if (more.length > 0) return usage(`Put the title between quotes: "${[title, ...more].join(' ')}".`);
  const path = place
    .replace(/^\/?(?:content\/)?wiki\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/^\/+|\/+$/g, '');
  const bad = path.split('/').find((part) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(part));
  if (bad !== undefined) return usage(`"${bad}" cannot be part of an address: use small letters, digits and "-".`);
  const address = `/${WIKI_FOLDER}/${path.replace(/(?:^|\/)index$/, '')}`.replace(/\/$/, '');
  const taken = files.find((file) => isWikiPageFile(file) && urlOfWikiFile(file) === address);
  if (taken !== undefined) return { problem: `There is a page at ${address} already: content/${taken}.` };
  const isFolder = files.some((file) => file.startsWith(`${WIKI_FOLDER}/${path}/`));
  return {
    file: `${WIKI_FOLDER}/${path}${isFolder ? '/index' : ''}.mdx`,
    text: [
      '---',
      `title: ${yamlText(title.trim())}`,
      'description: What this page is for, in one sentence.',
      '---',
      '',
      'Start with what the reader came for.',
      '',
      '## First section',
      '',
      'Headings start at "##", because the title is the first one.',
      '',
    ].join('\n'),
    next: `Write the description and the text, and link to ${address} from another page.`,
  };
}

function yearSkeleton(kind: string, [year, ...more]: readonly string[], files: readonly string[]): Skeleton {
  const template = YEARS[kind];
  const written = (year ?? '').replace(/^(\d{4})-(\d{4})$/, '$1/$2');
  if (!template || more.length > 0 || !academicYear.safeParse(written).success) {
    return usage(`A ${kind} needs its year, such as 2026/2027${year === undefined ? '' : `, and "${[year, ...more].join(' ')}" is none`}.`);
  }
  const file = `${template.folder}/${written.replace('/', '-')}.json`;
  if (files.includes(file)) return { problem: `There is a file of that year already: content/${file}.` };
  return { file, text: json(template.content(written)), next: template.next };
}

/**
 * The file that `npm run new` writes.
 * @param given the arguments after `--`: the kind, then what that kind needs
 * @param files existing files, relative to the content root
 */
export function skeletonFor(given: readonly string[], files: readonly string[]): Skeleton {
  const [kind, ...rest] = given;
  if (kind === undefined) return usage('Say what is new.');
  if (kind === 'page') return pageSkeleton(rest, files);
  if (Object.hasOwn(YEARS, kind)) return yearSkeleton(kind, rest, files);
  return usage(`There is no "${kind}". ${didYouMean(kind, ['page', ...Object.keys(YEARS)])}`.trim());
}
