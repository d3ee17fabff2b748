/** Files for editors to start from: valid as they are, and ready to be filled in. */
import { PART_OF_NEW_ADDRESS } from './address-rules';
import { didYouMean } from './suggest';
import { academicYear } from './fields';
import { urlOfWikiFile, WIKI_FOLDER, isWikiPageFile } from './wiki-address';
import { YEAR_KINDS, yearSlug, type YearKind } from './year-kinds';

/** A new file, its text and what to do next; or why it cannot be made. */
type Skeleton = { file: string; text: string; next: string } | { problem: string };

const EXAMPLES = ['page disciplines/lx/desks "Lighting desks"', ...YEAR_KINDS.map(({ name }) => `${name}-year 2026/2027`)];

export const USAGE = ['Usage:', ...EXAMPLES.map((given) => `  npm run new -- ${given}`)].join('\n');

const usage = (problem: string): Skeleton => ({ problem: `${problem}\n${USAGE}` });

/** A text as a YAML value, quoted only when it has to be. */
function yamlText(text: string): string {
  return /^[\p{L}][\p{L}\p{N} ,.&'’()–-]*$/u.test(text) && !/^(?:true|false|yes|no|null)$/i.test(text) ? text : JSON.stringify(text);
}

/** Placeholder text of a new page. The check warns while it is still there. */
export const PLACEHOLDERS = {
  description: 'What this page is for, in one sentence.',
  lines: ['Start with what the reader came for.', '## First section', 'Headings start at "##", because the title is the first one.'],
} as const;

function pageSkeleton([place, title, ...more]: readonly string[], files: readonly string[], routes: ReadonlySet<string>): Skeleton {
  if (!place || !title?.trim()) return usage('A page needs its place in the wiki and its title.');
  if (more.length > 0) return usage(`Put the title between quotes: "${[title, ...more].join(' ')}".`);
  const path = place
    .replace(/^\/?(?:content\/)?wiki\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/^\/+|(?<!\/)\/+$/g, '');
  const bad = path.split('/').find((part) => !PART_OF_NEW_ADDRESS.test(part));
  if (bad !== undefined) return usage(`"${bad}" cannot be part of an address: use small letters, digits and "-".`);
  const address = `/${WIKI_FOLDER}/${path.replace(/(?:^|\/)index$/, '')}`.replace(/\/$/, '');
  if (address.split('/').includes('index')) return usage('"index" is the page of a folder: it can only end an address.');
  if (routes.has(address)) return { problem: `The site has a page of its own at ${address}: choose another name.` };
  const taken = files.find((file) => isWikiPageFile(file) && urlOfWikiFile(file) === address);
  if (taken !== undefined) return { problem: `There is a page at ${address} already: content/${taken}.` };
  const isFolder = files.some((file) => file.startsWith(`${WIKI_FOLDER}/${path}/`));
  return {
    file: `${WIKI_FOLDER}/${path}${isFolder ? '/index' : ''}.mdx`,
    text: [
      '---',
      `title: ${yamlText(title.trim())}`,
      `description: ${PLACEHOLDERS.description}`,
      '---',
      ...PLACEHOLDERS.lines.flatMap((line) => ['', line]),
      '',
    ].join('\n'),
    next: `Write the description and the text, and link to ${address} from another page.`,
  };
}

function yearSkeleton({ name, folder, start, next }: YearKind, [year, ...more]: readonly string[], files: readonly string[]): Skeleton {
  const written = (year ?? '').replace(/^(\d{4})-(\d{4})$/, '$1/$2');
  if (more.length > 0 || !academicYear.safeParse(written).success) {
    return usage(
      `A ${name}-year needs its year, such as 2026/2027${year === undefined ? '' : `; "${[year, ...more].join(' ')}" is not a year`}.`,
    );
  }
  const file = `${folder}/${yearSlug(written)}.json`;
  if (files.includes(file)) return { problem: `There is a file of that year already: content/${file}.` };
  return { file, text: `${JSON.stringify({ year: written, ...start }, null, 2)}\n`, next };
}

/**
 * The file that `npm run new` writes.
 * @param given the arguments after `--`: the kind, then what that kind needs
 * @param files existing files, relative to the content root
 * @param routes addresses of the site's own pages, such as `/wiki/tags`
 */
export function skeletonFor(given: readonly string[], files: readonly string[], routes: ReadonlySet<string>): Skeleton {
  const [kind, ...rest] = given;
  if (kind === undefined) return usage('Say what to start: a page or a year.');
  if (kind === 'page') return pageSkeleton(rest, files, routes);
  const yearKind = YEAR_KINDS.find(({ name }) => `${name}-year` === kind);
  if (yearKind) return yearSkeleton(yearKind, rest, files);
  return usage(`There is no "${kind}". ${didYouMean(kind, ['page', ...YEAR_KINDS.map(({ name }) => `${name}-year`)])}`.trim());
}
