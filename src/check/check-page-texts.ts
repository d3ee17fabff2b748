/** The texts of `content/pages`: each file is one that a page shows. */
import { pageTextFrontMatterSchema, type PageTextFrontMatter } from '../content/page-text-schema';
import { didYouMean } from '../content/suggest';
import { PAGE_TEXT_COMPONENTS } from '../content/page-components';
import { PAGE_TEXTS, fileOfPageText, isPageTextFile, nameOfPageText } from '../content/page-texts';
import { readText, type TextFacts, type TextKind } from './page-facts';
import type { ContentFiles } from '../content/read-content';

const PAGE_TEXT: TextKind<PageTextFrontMatter> = { frontMatter: pageTextFrontMatterSchema, components: PAGE_TEXT_COMPONENTS };

/** Reads every text of `content/pages`. Takes how a file is named in messages. Never throws. */
export function readPageTexts(content: ContentFiles, display: (relativePath: string) => string): TextFacts<PageTextFrontMatter>[] {
  return [...content.sizes.keys()]
    .filter(isPageTextFile)
    .sort()
    .map((relativePath) => {
      const file = display(relativePath);
      const name = nameOfPageText(relativePath);
      const place = Object.hasOwn(PAGE_TEXTS, name) && fileOfPageText(name) === relativePath ? PAGE_TEXTS[name] : undefined;
      const facts = readText(PAGE_TEXT, { relativePath, file, url: place?.path ?? '/' }, content.read(relativePath));
      if (!place) {
        facts.problems.push({
          file,
          line: 1,
          column: 1,
          message: 'No page shows this text.',
          remedy: `${didYouMean(relativePath, Object.keys(PAGE_TEXTS).map(fileOfPageText))}Names: ${Object.keys(PAGE_TEXTS).join(', ')}.`,
        });
      }
      return facts;
    });
}
