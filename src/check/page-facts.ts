/** What the check needs to know of one text, a wiki page or the words of another page, read from its file. */
import type { z } from 'zod';
import type { Code, Heading, Image, Link, Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import GithubSlugger from 'github-slugger';
import { visit } from 'unist-util-visit';
import { validateStructuredText } from '../content/structured-text';
import type { Place, Problem } from '../content/problem';
import { didYouMean } from '../content/suggest';
import { wikiFrontMatterSchema, type WikiFrontMatter } from '../content/wiki-page-schema';
import { parseMarkdown, splitPage, wordsOfMermaid, type SyntaxTree } from '../content/markdown';
import { checkComponent, problemOfPictureFormat } from './check-components';
import { checkSlips } from './check-slips';
import { decodeText } from '../content/decode-text';
import type { Components } from '../content/component';
import { ADMONITION_KINDS, WIKI_COMPONENTS } from '../content/page-components';
import { urlOfWikiFile } from '../content/wiki-address';

/** Something that the page refers to, and where it does. */
export interface Reference extends Place {
  target: string;
}

/** What distinguishes one kind of text from another. */
export interface TextKind<FrontMatter> {
  frontMatter: z.ZodType<FrontMatter>;
  components: Components;
}

export interface TextFacts<FrontMatter> {
  /** Path relative to the content root. */
  relativePath: string;
  /** Path as messages name it. */
  file: string;
  url: string;
  frontMatter: FrontMatter | undefined;
  placeOf: (path: readonly PropertyKey[]) => Place;
  /** Anchors of the page's headings, in order. */
  anchors: string[];
  /** Anchors that exist only because an earlier heading has the same words: `setup-1`. */
  repeatedAnchors: Set<string>;
  links: Reference[];
  /** Whether anything stands below the front matter. */
  hasText: boolean;
  /** Pictures and other files beside the page. */
  files: Reference[];
  /** Sources of Mermaid charts, at the first line of each. */
  charts: (Place & { chart: string })[];
  problems: Problem[];
}

/** Facts of a wiki page. */
export type PageFacts = TextFacts<WikiFrontMatter>;

const START: Place = { line: 1, column: 1 };

function placeOfNode(node: { position?: { start: Place } | undefined }): Place {
  return node.position ? { line: node.position.start.line, column: node.position.start.column } : START;
}

/** Collects problems of one file. */
function problemCollector(file: string) {
  const problems: Problem[] = [];
  const report = (place: Place, message: string, remedy: string): void => {
    problems.push({ file, line: place.line, column: place.column, message, remedy });
  };
  return { problems, report };
}

type Report = ReturnType<typeof problemCollector>['report'];

function checkHeadings(tree: Root, title: string | undefined, report: Report): Pick<PageFacts, 'anchors' | 'repeatedAnchors'> {
  const slugger = new GithubSlugger();
  const anchors: string[] = [];
  const repeatedAnchors = new Set<string>();
  const seen = new Set<string>();
  let lastDepth = 1;
  let levelOneHeadings = title === undefined ? 0 : 1;
  visit(tree as SyntaxTree, 'heading', (visited) => {
    const node = visited as Heading;
    const words = toString(node);
    const place = placeOfNode(node);
    const anchor = slugger.slug(words);
    // The title stands above the text, where it has no anchor.
    if (node.depth > 1) anchors.push(anchor);
    if (seen.has(words.toLowerCase())) repeatedAnchors.add(anchor);
    seen.add(words.toLowerCase());
    if (words.trim() === '') report(place, 'This heading is empty.', 'Write its words or delete the line.');
    if (node.depth === 1) {
      levelOneHeadings += 1;
      if (levelOneHeadings > 1) {
        report(
          place,
          'The page has two level-1 headings; the title is one of them.',
          'Start sections with "##" and keep the title in the front matter.',
        );
      }
    } else if (node.depth > lastDepth + 1) {
      report(
        place,
        `The heading "${words}" jumps from level ${lastDepth} to level ${node.depth}.`,
        `Write it with ${'#'.repeat(lastDepth + 1)}.`,
      );
    }
    lastDepth = node.depth;
  });
  return { anchors, repeatedAnchors };
}

const LOOKS_LIKE_ADMONITION = new RegExp(`^[\\s>]*:(?:::|:(?:${ADMONITION_KINDS.join('|')})\\b)`, 'i');

function checkAdmonitions(tree: Root, lines: readonly string[], report: Report): void {
  visit(tree as SyntaxTree, 'containerDirective', (visited) => {
    const node = visited as ContainerDirective;
    const place = placeOfNode(node);
    if (Object.keys(node.attributes ?? {}).length > 0) {
      report(place, 'The title of an admonition does not stand in braces.', `Write :::${node.name}[Title].`);
    }
    const colonsAt = (line: number | undefined): number => /:{3,}/.exec(lines[(line ?? 1) - 1] ?? '')?.[0].length ?? 0;
    const inner = node.children.find((child) => (child as { type: string }).type === 'containerDirective');
    if (inner && colonsAt(inner.position?.start.line) >= colonsAt(place.line)) {
      report(
        place,
        `The admonition ":::${node.name}" holds the one of line ${inner.position?.start.line}.`,
        'Close it first, with ":::" on a line of its own; or, to put one inside another, give the outer one more colons, "::::".',
      );
      return;
    }
    if (!(ADMONITION_KINDS as readonly string[]).includes(node.name)) {
      report(
        place,
        `There is no admonition of kind "${node.name}".`,
        `${didYouMean(node.name, ADMONITION_KINDS)}Kinds: ${ADMONITION_KINDS.join(', ')}.`,
      );
    }
    const lastLine = lines[(node.position?.end.line ?? 1) - 1] ?? '';
    const isOneLine = node.position?.start.line === node.position?.end.line;
    if (isOneLine || !/^[\s>]*:{3,}\s*$/.test(lastLine)) {
      report(place, `The admonition ":::${node.name}" is never closed.`, 'Write ":::" on a line of its own after its text.');
    }
  });
  visit(tree as SyntaxTree, 'paragraph', (visited) => {
    const node = visited as Paragraph;
    if ((node.data as { directiveLabel?: boolean } | undefined)?.directiveLabel) return;
    const { start, end } = node.position ?? { start: START, end: START };
    for (let line = start.line; line <= end.line; line += 1) {
      const written = lines[line - 1] ?? '';
      if (!LOOKS_LIKE_ADMONITION.test(written)) continue;
      const isEnd = /^[\s>:]*$/.test(written);
      report(
        { line, column: written.indexOf(':') + 1 },
        isEnd ? 'This ":::" closes no admonition.' : 'This line looks like an admonition and is none.',
        isEnd
          ? 'Delete it, or open an admonition above; one around another needs more colons, "::::".'
          : 'Write :::note or :::note[Title], with the text on lines of its own.',
      );
      break;
    }
  });
}

/** Alt text that names the file, or only says that there is a picture. */
const SAYS_NOTHING = /^(?:image|picture|photo|screenshot|img|alt(?: text)?)$|^\S+\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

function checkImage(node: Image, report: Report, files: Reference[]): void {
  const place = placeOfNode(node);
  if (!node.alt?.trim()) {
    report(
      place,
      `The picture ${node.url} has no alt text.`,
      'Describe it between the square brackets, in words that can replace it: ![words](file).',
    );
  }
  if (SAYS_NOTHING.test(node.alt?.trim() ?? '')) {
    report(place, `The alt text “${node.alt}” says nothing of the picture.`, 'Say what is to be seen on it, in words that can replace it.');
  }
  if (/^[a-z]+:/i.test(node.url) || node.url.startsWith('/')) {
    report(place, `The picture ${node.url} is not beside the page.`, 'Put the file into the page’s folder and write ./file.png.');
  } else {
    const problem = problemOfPictureFormat(node.url);
    if (problem) report(place, ...problem);
    else files.push({ ...place, target: node.url });
  }
}

const WORDS_OF_MODULES =
  'Delete the line: components work without it. A line of text that starts with "import" or "export" needs another first word.';

/** Messages of the MDX parser, in the words of an editor. */
function explainSyntaxError(reason: string, components: Components): string {
  if (reason.includes('import/exports')) return WORDS_OF_MODULES;
  if (reason.includes('`@` (U+0040)')) return 'Write the e-mail address without "<" and ">".';
  if (reason.includes('to create a comment')) return 'Pages have no comments: delete "<!--", "-->" and what stands between.';
  if (reason.includes('before local name')) return 'Write an address without "<" and ">", or as [words](address).';
  const unclosed = /Expected a closing tag for `<([^>`]+)>`/.exec(reason)?.[1];
  if (unclosed && /^[a-z]/.test(unclosed))
    return `Pages may not use HTML: delete <${unclosed}>, or put it in backticks if you mean the sign itself.`;
  if (unclosed && !Object.hasOwn(components, unclosed)) {
    return `There is no component "<${unclosed}>". ${didYouMean(unclosed, Object.keys(components))}Components: ${Object.keys(components).join(', ')}.`;
  }
  if (unclosed) return `Close the component with </${unclosed}>, or write <${unclosed} /> when nothing stands inside.`;
  const mismatched = /corresponding closing tag for `<([^>`]+)>`/.exec(reason)?.[1];
  if (mismatched) return `Close what was opened last first: </${mismatched}>.`;
  if (reason.includes('Unexpected closing')) return 'Delete it, or write the tag that it closes above.';
  if (reason.includes('attribute value')) return 'Put the value of the attribute between two double quotes: name="value".';
  if (/expression/i.test(reason) || reason.includes('acorn'))
    return 'Braces have a meaning of their own here: put text with { or } in backticks.';
  if (/tag|name|attribute/i.test(reason))
    return 'A "<" before a letter starts a component: put it in backticks if you mean the sign itself.';
  return 'Look at this line for an unclosed component, brace or quote.';
}

/** Where the parser met what it cannot read; for a tag that is never closed, where it is opened. */
function placeOfSyntaxError(
  { line, column, reason }: { line?: number | null; column?: number | null; reason: string },
  lines: readonly string[],
): Place {
  const opened = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason);
  if (opened) return { line: Number(opened[1]), column: Number(opened[2]) };
  if (/end of file in attribute value/.test(reason)) {
    const last = lines.findLastIndex((written) => /=["']/.test(written));
    if (last >= 0) return { line: last + 1, column: (lines[last] ?? '').search(/=["'](?!.*=["'])/) + 2 };
  }
  return { line: line ?? 1, column: column ?? 1 };
}

function checkText(facts: TextFacts<{ title?: string | undefined }>, components: Components, body: string, report: Report): void {
  const lines = body.split('\n');
  facts.hasText = body.trim() !== '';
  let tree: Root;
  try {
    tree = parseMarkdown(body);
  } catch (error) {
    const failure = error as { line?: number | null; column?: number | null; reason?: string; message: string };
    if (error instanceof RangeError) {
      report(
        START,
        'The text is nested too deeply to be read.',
        'Look for quotes or lists inside one another that are repeated by mistake.',
      );
      return;
    }
    const reason = failure.reason ?? failure.message;
    const what = reason
      .replace(/\s*\((?:\d+:\d+-\d+:\d+|note: .*)\)/g, '')
      .replace(/\s+/g, ' ')
      .replace(/\.?$/, '.');
    report(placeOfSyntaxError({ ...failure, reason }, lines), `The MDX cannot be read: ${what}`, explainSyntaxError(reason, components));
    return;
  }
  Object.assign(facts, checkHeadings(tree, facts.frontMatter?.title, report));
  checkAdmonitions(tree, lines, report);
  checkSlips(tree, lines, report);
  visit(tree as SyntaxTree, (node) => {
    const place = placeOfNode(node);
    switch (node.type) {
      case 'mdxjsEsm':
        report(place, 'Pages may not import or export.', WORDS_OF_MODULES);
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        report(place, 'Pages may not hold {expressions}.', 'Write the text itself, or put the braces in backticks.');
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        checkComponent(node as MdxJsxFlowElement | MdxJsxTextElement, place, components, report, facts);
        break;
      case 'image':
        checkImage(node as Image, report, facts.files);
        break;
      case 'imageReference':
        report(place, 'The picture is written as a reference.', 'Write it whole: ![words](./file.png "caption").');
        break;
      case 'link':
      case 'definition':
        facts.links.push({ ...place, target: (node as Link).url });
        break;
      case 'code': {
        const { lang, value } = node as Code;
        if (lang !== 'mermaid') break;
        facts.charts.push({ line: place.line + 1, column: place.column, chart: value });
        const { caption, description } = wordsOfMermaid(value);
        if (!caption) report(place, 'The diagram has no caption.', 'Add a line "accTitle: …" below its first line.');
        if (!description)
          report(place, 'The diagram has no text alternative.', 'Add a line "accDescr: …" that says in words what it shows.');
        break;
      }
    }
  });
}

/** Reads one text and checks all that concerns it alone. Never throws. */
export function readText<FrontMatter extends { title?: string | undefined }>(
  kind: TextKind<FrontMatter>,
  { relativePath, file, url }: Pick<TextFacts<FrontMatter>, 'relativePath' | 'file' | 'url'>,
  bytes: Buffer,
): TextFacts<FrontMatter> {
  const { problems, report } = problemCollector(file);
  const facts: TextFacts<FrontMatter> = {
    relativePath,
    file,
    url,
    frontMatter: undefined,
    placeOf: () => START,
    anchors: [],
    hasText: true,
    repeatedAnchors: new Set(),
    links: [],
    files: [],
    charts: [],
    problems,
  };
  const decoded = decodeText(bytes);
  if (!('text' in decoded)) {
    report(decoded.place, decoded.message, decoded.remedy);
    return facts;
  }
  const source = decoded.text;
  if (source.trim() === '') {
    report(START, 'The file is empty.', 'Write the page, starting with its front matter, or delete the file.');
    return facts;
  }
  const { frontMatter, body } = splitPage(source);
  if (frontMatter === '' && /^---\s*\n/.test(source) && !/\n---\s*(\n|$)/.test(source)) {
    report(START, 'The front matter is never closed.', 'Write "---" on a line of its own after the last field.');
    return facts;
  }
  if (frontMatter === '' && !/^---[ \t]*\r?\n/.test(source) && /^\s*(?:-{3,}|\+{3,})[ \t]*\r?\n/.test(source)) {
    report(
      START,
      'The front matter does not start the file.',
      'Write "---", three hyphens alone, on the first line, and again below the last field.',
    );
    return facts;
  }
  const validated = validateStructuredText(kind.frontMatter, { file, text: frontMatter, kind: 'yaml', linesAbove: 1 });
  problems.push(...validated.problems);
  facts.placeOf = validated.placeOf;
  if (validated.ok) facts.frontMatter = validated.data;
  checkText(facts, kind.components, body, report);
  return facts;
}

const WIKI_PAGE: TextKind<WikiFrontMatter> = { frontMatter: wikiFrontMatterSchema, components: WIKI_COMPONENTS };

/** Reads one wiki page and checks all that concerns it alone. Never throws. */
export function readPageFacts(relativePath: string, file: string, bytes: Buffer): PageFacts {
  const facts = readText(WIKI_PAGE, { relativePath, file, url: urlOfWikiFile(relativePath) }, bytes);
  const { image, image_alt: alt } = facts.frontMatter ?? {};
  if (image !== undefined) {
    const place = facts.placeOf(['image']);
    const [message, remedy] = problemOfPictureFormat(image) ?? [];
    if (message === undefined || remedy === undefined) facts.files.push({ ...place, target: image });
    else facts.problems.push({ file, ...place, message, remedy });
    if (alt === undefined) {
      facts.problems.push({
        file,
        ...place,
        message: 'The banner picture has no alt text.',
        remedy: 'Add image_alt: … in words that can replace the picture.',
      });
    }
  }
  return facts;
}
