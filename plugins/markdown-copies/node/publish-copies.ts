/** Publishes each wiki page as Markdown, the list of short links, and `llms.txt`. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { fileOfAddress, isInternal } from '../../../src/content-model/addresses';
import { createFenceReader } from '../../../src/content-model/code-fences';
import { contentRoot } from '../../../src/content-model/content-root';
import { loadSiteConfiguration, pathPrefix } from '../../../src/content-model/load-site';
import { publishFiles } from '../../../src/content-model/publish-files';
import { splitPage } from '../../../src/content-model/split-page';
import type { ShortlinkNode } from '../../../src/links/node/aliases';
import { filePublisher } from '../../../src/wiki/node/publish-file';
import type { WikiPageNode } from '../../../src/wiki/node/source-wiki-pages';
import { buildWikiIndex, type WikiIndex, type WikiPageSummaryNode } from '../../../src/wiki/node/wiki-index';
import { LANGUAGE_MODELS_PATH, copyPath } from '../published';

interface CopySurroundings {
  /** URL of the host, without a slash at its end. */
  origin: string;
  prefix: string;
  /** Publishes a file beside the page and returns its path; `undefined` for a missing file. */
  publish: (relativeFile: string) => string | undefined;
}

/** An address in a link, a definition or an attribute. */
const ADDRESS = /(?<before>\]\(|^\s*\[(?!\^)[^\]]+\]: |=["'](?=\.))(?<address><[^>]+>|(?<==")[^"]+|(?<==')[^']+|[^\s)">]+)/g;

/** A page as Markdown with complete URLs. Reads line by line, because parsing all pages again would take seconds. */
export function copyOf(
  { path, title, description }: Pick<WikiPageNode, 'path' | 'title' | 'description'>,
  body: string,
  around: CopySurroundings,
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
    // The title is above the text already. Every second part of a line is code.
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

function copyOfShortlinks(shortlinks: readonly ShortlinkNode[], pages: readonly WikiPageNode[], base: string): string {
  const titles = new Map(pages.map(({ id, title }) => [id, title]));
  const lines = shortlinks
    .toSorted((first, second) => (first.name < second.name ? -1 : 1))
    .map(({ name, path: address, section, page }) =>
      linkTo(base + address, `/${name}`, [titles.get(page), section].filter(Boolean).join(': ')),
    );
  return `# Short links\n\n${lines.join('')}`;
}

function llmsText(site: { title: string; description: string }, { surroundings }: WikiIndex, base: string): string {
  const sections = new Map<string, { title: string; links: string }>();
  for (const { page, ancestors } of surroundings.values()) {
    const top = ancestors[1] ?? page;
    const link = linkTo(base + copyPath(page.path), page.title, page.description);
    sections.set(top.path, { title: top.title, links: (sections.get(top.path)?.links ?? '') + link });
  }
  const lists = [...sections.values()].map((section) => `## ${escapeWords(section.title)}\n\n${section.links}`);
  const about = 'Every wiki page is here as Markdown too: its address with “.md” at the end.';
  return [`# ${escapeWords(site.title)}\n`, `> ${escapeWords(site.description)}\n`, `${about}\n`, ...lists].join('\n');
}

function publisherOf(source: string, prefix: string): CopySurroundings['publish'] {
  const publish = filePublisher(source, prefix);
  return (file) => (existsSync(path.resolve(path.dirname(source), file)) ? publish(file) : undefined);
}

/** Writes the Markdown copies, and deletes those whose page is gone. */
export async function publishCopies({ getNodesByType }: Pick<BuildArgs, 'getNodesByType'>): Promise<void> {
  const pages = getNodesByType('WikiPage') as WikiPageNode[];
  const index = buildWikiIndex(getNodesByType('WikiPageSummary') as WikiPageSummaryNode[]);
  const site = loadSiteConfiguration();
  const around = { origin: site.url, prefix: pathPrefix() };
  const base = around.origin + around.prefix;
  const root = contentRoot();
  const files = new Map([
    [copyPath('/short-links'), copyOfShortlinks(getNodesByType('Shortlink') as ShortlinkNode[], pages, base)],
    [LANGUAGE_MODELS_PATH, llmsText(site, index, base)],
  ]);
  for (const page of pages) {
    const source = path.join(root, page.file);
    const { body } = splitPage(await readFile(source, 'utf8'));
    files.set(copyPath(page.path), copyOf(page, body, { ...around, publish: publisherOf(source, around.prefix) }));
  }
  await publishFiles(files, { folders: ['/wiki'], ending: '.md' });
}
