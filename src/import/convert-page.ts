import path from 'node:path';
import rehypeRemark from 'rehype-remark';
import { unified } from 'unified';
import { splitPage } from '../content/split-page';
import { textOfHtml, wordsOfText } from './compare-words';
import { convertComponent } from './convert-component';
import { htmlHandlers, type Handler } from './convert-html';
import { finishPage } from './finish-page';
import { elementsOf, readModuleOf } from './page-elements';
import type { Draft } from './page-fields';
import { decide, drop, type PageInProgress } from './page-in-progress';
import { parsePage } from './parse-page';
import type { PlacedPage } from './place-pages';
import type { Scope } from './read-values';
import { count } from './report';
import type { Survey } from './survey-site';
import { asFlow, walk, type HtmlNode, type SyntaxNode } from './syntax';

function countBefore({ words, survey: { report } }: PageInProgress, tree: HtmlNode): void {
  words.push(...wordsOfText(textOfHtml(tree)));
  walk(tree, ({ tagName, properties }) => {
    if (tagName === 'img') report.pictures.before += 1;
    if (tagName === 'a' && properties?.href !== undefined) report.links.before += 1;
  });
}

const handlersOf = (page: PageInProgress): Readonly<Record<string, Handler>> => ({
  ...htmlHandlers(page),
  comment: () => {
    drop(page, 'comments');
    return [];
  },
  component: (state, node) => convertComponent(page, state, node, (file, scope) => convertPart(page, file, scope)),
  mdxjsEsm: () => [],
});

/** A part in a file of its own stands where it is used. */
function convertPart(page: PageInProgress, file: string, scope: Scope): SyntaxNode[] {
  if (page.above.includes(file) || file === page.source) {
    decide(page, {}, 'computed', `The file ${file} imports itself, so it is left out here.`, 'Delete the import, or write the text here.');
    return [];
  }
  // Counts and decisions in the part belong to the page that shows it.
  const part: PageInProgress = { ...page, source: file, scope: new Map(scope), above: [...page.above, page.source], lastHeading: '' };
  return convertText(part, splitPage(page.survey.site.tree.get(file)?.toString('utf8') ?? '').body);
}

function convertText(page: PageInProgress, body: string): SyntaxNode[] {
  const { isMdxOne, configuration } = page.survey.site;
  const isPlain = page.source.endsWith('.md') && configuration.isMdPlain;
  const { tree, failures, ...read } = parsePage(body, { isMdxOne, isPlain, hasMath: configuration.hasMath });
  for (const failure of read.isPlain ? failures.slice(-1) : failures) {
    const fate = read.isPlain
      ? 'This page is not valid MDX, so it was read as plain Markdown; its code is shown as typed.'
      : 'This is not valid MDX; it is shown as typed.';
    const position = { start: failure, end: failure };
    decide(page, { position }, 'changed', `${fate} ${failure.reason}`, 'Check the page here, or fix it in the old site and import again.');
  }
  walk(tree, (node) => void (node.type === 'mdxjsEsm' && readModuleOf(page, node)));
  const [elements = tree] = elementsOf(page, tree);
  countBefore(page, elements);
  const options = { document: false, newlines: true, handlers: handlersOf(page), quotes: ['“”'] };
  const converted = unified()
    .use(rehypeRemark, options as never)
    .runSync(elements as never) as SyntaxNode;
  return asFlow(converted.children ?? []);
}

/** Converts a page's text to the wiki's Markdown. `survey.report` gets what was lost, or is left to decide. */
export function convertPage(survey: Survey, placed: PlacedPage): Draft {
  const { source, body, frontMatter } = placed.page;
  const page: PageInProgress = {
    survey,
    source,
    folder: path.posix.dirname(placed.file),
    scope: new Map<string, unknown>([['frontMatter', frontMatter]]),
    above: [],
    files: new Map(),
    words: [],
    lastHeading: '',
  };
  const finished = finishPage(convertText(page, body));
  if (finished.changedLevels > 0) count(survey.report.dropped, 'gaps between levels of headings', finished.changedLevels);
  return { ...placed, ...finished, files: page.files, words: page.words };
}
