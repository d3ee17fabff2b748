import mapValues from 'lodash/mapValues';
import rehypeRemark from 'rehype-remark';
import { unified } from 'unified';
import { splitPage } from '../../../src/content-model/split-page';
import { textOfHtml, wordsOfText } from './compare-words';
import { convertComponent } from './components';
import { HTML_HANDLERS, type Handler, type State } from './convert-html';
import { textIn, type ForeignPage } from './docusaurus-pages';
import { finishPage } from './finish-page';
import { elementsOf } from './page-elements';
import { decide, type Draft, type PageInProgress } from './page-in-progress';
import { parsePage } from './parse-page';
import { readModule, type Scope } from './read-values';
import type { Survey } from './survey-site';
import { asFlow, walk, type SyntaxNode } from './syntax';

function countBefore({ words, survey: { report } }: PageInProgress, tree: SyntaxNode): void {
  words.push(...wordsOfText(textOfHtml(tree)));
  walk(tree, ({ tagName, properties }) => {
    if (tagName === 'img') report.pictures.before += 1;
    if (tagName === 'a' && properties?.href !== undefined) report.links.before += 1;
  });
}

/** A part in a file of its own stands where it is used. */
function convertPart(page: PageInProgress, file: string, scope: Scope): SyntaxNode[] {
  if (page.above.includes(file) || file === page.source) {
    decide(page, {}, 'computed', `The file ${file} imports itself, so it is left out here.`, 'Delete the import, or write the text here.');
    return [];
  }
  // Counts and decisions in the part belong to the page that shows it.
  const part: PageInProgress = { ...page, source: file, scope: new Map(scope), above: [...page.above, page.source], lastHeading: '' };
  return convertText(part, splitPage(textIn(page.survey.site.tree, file)).body);
}

const HANDLERS: Readonly<Record<string, Handler>> = {
  ...HTML_HANDLERS,
  comment(_state, _node, page) {
    page.survey.report.drop('comments');
    return [];
  },
  component: convertComponent(convertPart),
  mdxjsEsm: () => [],
};

function convertText(page: PageInProgress, body: string): SyntaxNode[] {
  const { isMdxOne, configuration } = page.survey.site;
  const isPlain = page.source.endsWith('.md') && configuration.isMdPlain;
  const { tree, remarks } = parsePage(body, { isMdxOne, isPlain, hasMath: configuration.hasMath });
  for (const { message, ...start } of remarks) {
    const position = { start, end: start };
    decide(page, { position }, 'changed', message, 'Check the page here, or fix it in the old site and import again.');
  }
  walk(tree, (node) => void (node.type === 'mdxjsEsm' && readModule(page, node)));
  const [elements = tree] = elementsOf(page, tree);
  countBefore(page, elements);
  const handlers = mapValues(HANDLERS, (handler) => (state: State, node: SyntaxNode) => handler(state, node, page));
  const converted = unified()
    .use(rehypeRemark, { document: false, newlines: true, handlers, quotes: ['“”'] } as never)
    .runSync(elements as never) as SyntaxNode;
  return asFlow(converted.children ?? []);
}

/** Converts a page's text to the wiki's Markdown. `survey.report` gets what was lost, or is left to decide. */
export function convertPage(survey: Survey, foreign: ForeignPage): Draft {
  const scope = new Map<string, unknown>([['frontMatter', foreign.frontMatter]]);
  const page: PageInProgress = { ...foreign, survey, scope, above: [], lastHeading: '', words: [] };
  return finishPage(page, convertText(page, page.body));
}
