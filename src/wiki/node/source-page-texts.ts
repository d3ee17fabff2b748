/** The words of top-level pages enter the data layer, from `content/pages`. */
import { existsSync, readFileSync, watch } from 'node:fs';
import path from 'node:path';
import type { Node, SourceNodesArgs } from 'gatsby';
import { contentRoot, displayPath } from '../../content/content-root';
import { pageTextFrontMatterSchema, type PageTextFrontMatter } from '../../content/page-text-schema';
import { validateStructuredText } from '../../content/structured-text';
import { PAGE_TEXTS, PAGE_TEXT_FOLDER, fileOfPageText } from '../../content/page-texts';
import { splitPage } from '../../content/markdown';

/** A text as it is stored; its tree is resolved. */
export interface PageTextNode extends Node {
  name: string;
  title: string;
  description?: string | undefined;
  /** Absolute path of the file; absent where there is none. */
  absolutePath?: string | undefined;
}

/** The front matter of a text; `undefined` when the file is missing or the content check refuses it. */
function readFrontMatter(name: string, root: string): { data: PageTextFrontMatter; source: string } | undefined {
  const relativePath = fileOfPageText(name);
  const absolutePath = path.join(root, relativePath);
  if (!existsSync(absolutePath)) return undefined;
  const source = readFileSync(absolutePath, 'utf8');
  const validated = validateStructuredText(pageTextFrontMatterSchema, {
    file: displayPath(relativePath, root),
    text: splitPage(source).frontMatter,
    kind: 'yaml',
    linesAbove: 1,
  });
  return validated.ok ? { data: validated.data, source } : undefined;
}

async function createNodes({ actions, createNodeId, createContentDigest }: SourceNodesArgs, root: string): Promise<void> {
  for (const [name, { title }] of Object.entries(PAGE_TEXTS)) {
    const file = readFrontMatter(name, root);
    // A page without its text still has a heading, so that a site of another society builds from its first file on.
    const fields = {
      name,
      title: file?.data.title ?? title,
      description: file?.data.description,
      absolutePath: file && path.join(root, fileOfPageText(name)),
    };
    await actions.createNode({
      ...fields,
      id: createNodeId(`PageText ${name}`),
      internal: { type: 'PageText', contentDigest: createContentDigest({ fields, source: file?.source }) },
    });
  }
}

/** Brings the texts into the data layer; while developing, again whenever one of them changes. */
export async function sourcePageTexts(args: SourceNodesArgs): Promise<void> {
  const root = contentRoot();
  await createNodes(args, root);
  if (process.env.NODE_ENV !== 'development') return;
  const folder = path.join(root, PAGE_TEXT_FOLDER);
  if (existsSync(folder)) watch(folder, { recursive: true }, () => void createNodes(args, root));
}
