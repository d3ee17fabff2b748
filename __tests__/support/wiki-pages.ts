/** The wiki as it stands in the repository, read with the build's own code. */
import path from 'node:path';
import { readPageFacts, type PageFacts } from '../../src/check/page-facts';
import { readContent } from '../../src/content/read-content';
import { displayPath } from '../../src/content/content-root';
import { splitPage } from '../../src/content/markdown';
import { isWikiPageFile } from '../../src/content/wiki-address';

export interface WikiPage extends PageFacts {
  /** Absolute path of the page's file. */
  absolutePath: string;
  /** The text below the front matter. */
  body: string;
}

/** Every page of `content/wiki`, whatever content folder the environment names. */
export function readWikiPages(): WikiPage[] {
  const root = path.resolve('content');
  const content = readContent(root);
  return [...content.sizes.keys()].filter(isWikiPageFile).map((relativePath) => {
    const bytes = content.read(relativePath);
    return {
      ...readPageFacts(relativePath, displayPath(relativePath, root), bytes),
      absolutePath: path.join(root, relativePath),
      body: splitPage(bytes.toString('utf8')).body,
    };
  });
}
