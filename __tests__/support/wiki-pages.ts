/** The wiki as it stands in the repository, read with the build's own code. */
import path from 'node:path';
import { checkText, type TextFindings } from '../../src/check/check-text';
import { anchorsOf } from '../../src/check/check-texts';
import { readContent } from '../../src/content/read-content';
import type { WikiFile } from '../../src/content/read-text';

export interface WikiPage extends WikiFile, Pick<TextFindings, 'links'> {
  /** Absolute path of the page's file. */
  absolutePath: string;
  anchors: string[];
}

/** Every page of `content/wiki`, whatever content folder the environment names. */
export function readWikiPages(): WikiPage[] {
  const root = path.resolve('content');
  return readContent(root).wiki.map((page) => ({
    ...page,
    absolutePath: path.join(root, page.relativePath),
    anchors: anchorsOf(page),
    links: checkText(page).links,
  }));
}
