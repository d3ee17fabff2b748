import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { PUBLISHED_FILES, twinPath } from '../../../content/addresses';
import { contentRoot } from '../../../content/content-root';
import { loadSiteConfiguration, pathPrefix } from '../../../content/load-site';
import { readWikiPage } from '../../../content/read-content';
import { filePublisher } from '../publish-file';
import { llmsText, twinOf, twinOfShortlinks, type TwinSection } from './twin';

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

/**
 * Writes the twins of every wiki page and of the list of short links, and `llms.txt`, below the folder of the finished
 * site, and deletes twins whose page is gone.
 * @throws Error when the pages can't be read from the data layer.
 */
export async function publishTwins({ graphql }: Pick<BuildArgs, 'graphql'>, publicFolder = path.resolve('public')): Promise<void> {
  const answer = await graphql<Queries.MarkdownTwinsQuery>(QUERY);
  if (!answer.data) throw new Error(`The wiki's pages could not be read: ${JSON.stringify(answer.errors)}`);
  const { nodes } = answer.data.allWikiPage;
  const { url, title, description } = loadSiteConfiguration();
  const site = { origin: url, prefix: pathPrefix(), title, description };
  const root = contentRoot();
  const twin = (page: Page): [string, string] => {
    const text = readWikiPage(root, page.file)?.tree();
    if (!text) throw new Error(`The text of ${page.file} could not be read.`);
    const publish = filePublisher(path.join(root, page.file), site.prefix);
    return [path.join(publicFolder, twinPath(page.path)), twinOf({ ...page, text, publish }, site)];
  };
  const files = new Map(nodes.map(twin));
  files.set(path.join(publicFolder, twinPath('/short-links')), twinOfShortlinks(answer.data.allShortlink.nodes, site));
  files.set(path.join(publicFolder, PUBLISHED_FILES.languageModels), llmsText(site, sectionsOf(nodes)));
  await Promise.all([...files].map(([file, content]) => writeChanged(file, content)));
  const below = await readdir(path.join(publicFolder, 'wiki'), { recursive: true });
  const stale = below.map((file) => path.join(publicFolder, 'wiki', file)).filter((file) => file.endsWith('.md') && !files.has(file));
  await Promise.all(stale.map((file) => rm(file)));
}
