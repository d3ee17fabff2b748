/** Publishes each wiki page as Markdown, the list of short links, and `llms.txt`. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { fileOfAddress, isInternal, PUBLISHED_FILES, twinPath } from '../../content/addresses';
import { createFenceReader } from '../../content/code-fences';
import { contentRoot } from '../../content/content-root';
import { loadSiteConfiguration, pathPrefix } from '../../content/load-site';
import { publishFiles } from '../../content/publish-files';
import { splitPage } from '../../content/split-page';
import { filePublisher } from './publish-file';

const QUERY = /* GraphQL */ `
  query MarkdownTwins {
    allWikiPage {
      nodes {
        path
        title
        description
        sheet
        file
        breadcrumbs {
          path
          title
        }
      }
    }
    allShortlink(sort: { name: ASC }) {
      nodes {
        name
        path
        section
        page {
          title
        }
      }
    }
  }
`;

type Page = Queries.MarkdownTwinsQuery['allWikiPage']['nodes'][number];

interface TwinSurroundings {
  /** URL of the host, without a slash at its end. */
  origin: string;
  prefix: string;
  /** Publishes a file beside the page and returns its path; `undefined` for a missing file. */
  publish: (relativeFile: string) => string | undefined;
}

/** An address in a link, a definition or an attribute. */
const ADDRESS = /(?<before>\]\(|^\s*\[(?!\^)[^\]]+\]: |="(?=\.))(?<address><[^>]+>|[^\s)">]+)/g;

/** A page as Markdown with complete URLs. Works by lines, because parsing all pages again would take seconds. */
export function twinOf(
  { path, title, description }: Pick<Page, 'path' | 'title' | 'description'>,
  body: string,
  around: TwinSurroundings,
): string {
  const base = around.origin + around.prefix;
  const complete = (written: string): string => {
    const address = written.replace(/^<|>$/g, '');
    if (address.startsWith('#')) return base + path + address;
    if (isInternal(address)) return base + address;
    const published = /^\.{1,2}\//.test(address) ? around.publish(fileOfAddress(address)) : undefined;
    return published === undefined ? written : around.origin + published;
  };
  const rewrite = (words: string): string => words.replace(ADDRESS, (_all, before: string, address: string) => before + complete(address));
  const read = createFenceReader();
  const lines = body.split('\n').flatMap((line) => {
    if (read(line).part !== 'text') return [line];
    // Drops the title, which stands above. Every second part is code.
    return /^# /.test(line)
      ? []
      : [
          line
            .split(/(`[^`]*`)/)
            .map((part, index) => (index % 2 === 0 ? rewrite(part) : part))
            .join(''),
        ];
  });
  return `# ${title}\n\n${description}\n\n${lines.join('\n').trim()}\n`;
}

const escapeWords = (words: string): string => words.replace(/[\\`*_[\]<>]/g, '\\$&');

const linkTo = (url: string, words: string, about: string): string => `- [${escapeWords(words)}](${url}): ${escapeWords(about)}\n`;

function twinOfShortlinks(shortlinks: Queries.MarkdownTwinsQuery['allShortlink']['nodes'], base: string): string {
  const lines = shortlinks.map(({ name, path: address, section, page }) =>
    linkTo(base + address, `/${name}`, section === null ? page.title : `${page.title}: ${section}`),
  );
  return `# Short links\n\n${lines.join('')}`;
}

function llmsText({ title, description }: { title: string; description: string }, pages: readonly Page[], base: string): string {
  const sections = new Map<string, { title: string; links: string }>();
  for (const page of [...pages].sort((one, other) => one.sheet - other.sheet)) {
    const top = page.breadcrumbs[1] ?? page;
    const link = linkTo(base + twinPath(page.path), page.title, page.description);
    sections.set(top.path, { title: top.title, links: (sections.get(top.path)?.links ?? '') + link });
  }
  const lists = [...sections.values()].map((section) => `## ${escapeWords(section.title)}\n\n${section.links}`);
  const about = 'Every wiki page is here as Markdown too: its address with “.md” at the end.';
  return [`# ${escapeWords(title)}\n`, `> ${escapeWords(description)}\n`, `${about}\n`, ...lists].join('\n');
}

function publisherOf(source: string, prefix: string): TwinSurroundings['publish'] {
  const publish = filePublisher(source, prefix);
  return (file) => (existsSync(path.resolve(path.dirname(source), file)) ? publish(file) : undefined);
}

/** Writes the twins, and deletes those whose page is gone. */
export async function publishTwins({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<void> {
  const answer = await graphql<Queries.MarkdownTwinsQuery>(QUERY);
  if (!answer.data) throw new Error(`The wiki's pages could not be read: ${JSON.stringify(answer.errors)}`);
  const { allWikiPage, allShortlink } = answer.data;
  const site = loadSiteConfiguration();
  const around = { origin: site.url, prefix: pathPrefix() };
  const base = around.origin + around.prefix;
  const root = contentRoot();
  const files = new Map([
    [twinPath('/short-links'), twinOfShortlinks(allShortlink.nodes, base)],
    [PUBLISHED_FILES.languageModels, llmsText(site, allWikiPage.nodes, base)],
  ]);
  for (const page of allWikiPage.nodes) {
    const source = path.join(root, page.file);
    const { body } = splitPage(await readFile(source, 'utf8'));
    files.set(twinPath(page.path), twinOf(page, body, { ...around, publish: publisherOf(source, around.prefix) }));
  }
  await publishFiles(files, { folders: ['/wiki'], ending: '.md' });
}
