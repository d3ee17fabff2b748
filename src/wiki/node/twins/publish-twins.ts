import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { PUBLISHED_FILES, twinPath } from '../../../content/addresses';
import { contentRoot } from '../../../content/content-root';
import { loadSiteConfiguration, pathPrefix } from '../../../content/load-site';
import { readWikiPage } from '../../../content/read-content';
import { filePublisher } from '../publish-file';
import { llmsText, twinOf, twinOfShortlinks, type TwinSection, type TwinSite } from './twin';

type Page = Queries.MarkdownTwinsQuery['allWikiPage']['nodes'][number];

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
        pagesBelow {
          path
          title
          description
        }
        resources {
          name
          url
          author
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

/** The wiki's pages grouped by their section, in reading order; the root is a section of its own. */
export function sectionsOf(pages: readonly Pick<Page, 'path' | 'title' | 'description' | 'breadcrumbs' | 'sheet'>[]): TwinSection[] {
  const sections = new Map<string, TwinSection>();
  for (const page of [...pages].sort((one, other) => one.sheet - other.sheet)) {
    const top = page.breadcrumbs[1] ?? page;
    const section = sections.get(top.path) ?? { title: top.title, pages: [] };
    sections.set(top.path, section);
    section.pages.push(page);
  }
  return [...sections.values()];
}

/** Writes a file only if its content differs, so that a warm build leaves unchanged files alone. */
async function writeChanged(file: string, content: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === content) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** What a twin follows from. */
interface TwinSources {
  /** A digest of what the data layer says of the page, its text and the site. */
  digest: string;
  /** Addresses of the files that it names, by the names that the text has for them. */
  files: Record<string, string>;
}

const CACHE_KEY = 'twins';

/** Which files are the twins of wiki pages, and what they follow from; one is written only where that has changed. */
async function writePageTwins(
  { cache, createContentDigest }: Pick<BuildArgs, 'cache' | 'createContentDigest'>,
  pages: readonly Page[],
  site: TwinSite,
  publicFolder: string,
): Promise<string[]> {
  const root = contentRoot();
  const before = ((await cache.get(CACHE_KEY)) ?? {}) as Record<string, TwinSources>;
  const after: Record<string, TwinSources> = {};
  for (const page of pages) {
    const source = readWikiPage(root, page.file);
    const twinFile = path.join(publicFolder, twinPath(page.path));
    const publish = filePublisher(path.join(root, page.file), site.prefix);
    // As JSON: of what a query answers, which has no prototype, Gatsby's digest says nothing.
    const digest = createContentDigest(JSON.stringify({ page, site, text: source?.digest }));
    const known = before[page.path];
    const isCurrent =
      known?.digest === digest && existsSync(twinFile) && Object.entries(known.files).every(([name, address]) => publish(name) === address);
    after[page.path] = isCurrent ? known : { digest, files: {} };
    if (isCurrent) continue;
    const text = source?.tree();
    if (!text) throw new Error(`The text of ${page.file} could not be read.`);
    const { files } = after[page.path] as TwinSources;
    await writeChanged(twinFile, twinOf({ ...page, text, publish: (name) => (files[name] ??= publish(name)) }, site));
  }
  await cache.set(CACHE_KEY, after);
  return Object.keys(after).map((address) => path.join(publicFolder, twinPath(address)));
}

/**
 * Writes the twins of every wiki page and of the list of short links, and `llms.txt`, below the folder of the finished
 * site, and deletes twins whose page is gone.
 * @throws Error when the pages can't be read from the data layer.
 */
export async function publishTwins(
  args: Pick<BuildArgs, 'graphql' | 'cache' | 'createContentDigest'>,
  publicFolder = path.resolve('public'),
): Promise<void> {
  const answer = await args.graphql<Queries.MarkdownTwinsQuery>(QUERY);
  if (!answer.data) throw new Error(`The wiki's pages could not be read: ${JSON.stringify(answer.errors)}`);
  const { nodes } = answer.data.allWikiPage;
  const { url, title, description } = loadSiteConfiguration();
  const site = { origin: url, prefix: pathPrefix(), title, description };
  const twins = new Set(await writePageTwins(args, nodes, { origin: site.origin, prefix: site.prefix }, publicFolder));
  await writeChanged(path.join(publicFolder, twinPath('/short-links')), twinOfShortlinks(answer.data.allShortlink.nodes, site));
  await writeChanged(path.join(publicFolder, PUBLISHED_FILES.languageModels), llmsText(site, sectionsOf(nodes)));
  const below = await readdir(path.join(publicFolder, 'wiki'), { recursive: true });
  const stale = below.map((file) => path.join(publicFolder, 'wiki', file)).filter((file) => file.endsWith('.md') && !twins.has(file));
  await Promise.all(stale.map((file) => rm(file)));
}
