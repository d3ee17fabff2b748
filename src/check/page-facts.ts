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
import { webAddress } from '../content/fields';
import { wikiFrontMatterSchema, type WikiFrontMatter } from '../content/wiki-page-schema';
import { parseMarkdown, splitPage, wordsOfMermaid, type SyntaxTree } from '../content/markdown';
import { checkSlips } from './check-slips';
import { decodeText } from '../content/decode-text';
import {
  ADDRESS_ATTRIBUTES,
  ADMONITION_KINDS,
  COMPONENTS,
  FILE_ATTRIBUTES,
  ONE_OF,
  PICTURE_FILE,
  type ComponentAttribute,
  type Components,
} from '../content/page-components';
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

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

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

function checkValue(
  component: string,
  name: string,
  value: string,
  { values, isLink = false }: Partial<ComponentAttribute> = {},
  place: Place,
  report: Report,
  links: Reference[],
): void {
  if (isLink) links.push({ ...place, target: value });
  if (values === undefined || values.includes(value)) return;
  report(
    place,
    `The attribute "${name}" of "<${component}>" may not be "${value}".`,
    `${didYouMean(value, values)}Allowed: ${values.join(', ')}.`,
  );
}

/** What files of components may be, beside pictures. */
const FORMATS: Readonly<Record<string, { endings: RegExp; words: string } | undefined>> = {
  src: { endings: /\.(?:mp4|webm)$/i, words: '.mp4 or .webm' },
  captions: { endings: /\.vtt$/i, words: '.vtt, the format WebVTT' },
};

function checkComponent(
  node: JsxElement,
  components: Components,
  report: Report,
  { files, links }: Pick<TextFacts<unknown>, 'files' | 'links'>,
): void {
  const place = placeOfNode(node);
  if (node.name === null) {
    report(place, 'Pages may not use "<>" and "</>".', 'Delete both; the text between them can stand alone.');
    return;
  }
  const attributes = Object.hasOwn(components, node.name) ? components[node.name] : undefined;
  if (!attributes) {
    const isHtml = /^[a-z]/.test(node.name);
    report(
      place,
      isHtml ? `Pages may not use HTML such as "<${node.name}>".` : `There is no component "<${node.name}>".`,
      `${didYouMean(node.name, Object.keys(components))}Write Markdown, or one of: ${Object.keys(components).join(', ')}. Put a "<" that you mean as text in backticks.`,
    );
    return;
  }
  const given = new Set<string>();
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      report(place, `"<${node.name}>" spreads an expression into its attributes.`, 'Write each attribute as name="value".');
      continue;
    }
    given.add(attribute.name);
    if (!Object.hasOwn(attributes, attribute.name)) {
      const known = Object.keys(attributes);
      report(
        place,
        `"<${node.name}>" has no attribute "${attribute.name}".`,
        `${didYouMean(attribute.name, known)}${known.length > 0 ? `Allowed: ${known.join(', ')}.` : 'It takes none.'}`,
      );
    } else if (typeof attribute.value !== 'string') {
      report(
        place,
        `The attribute "${attribute.name}" of "<${node.name}>" is not a plain value.`,
        `Write ${attribute.name}="…" with the text between quotes.`,
      );
    } else if (FILE_ATTRIBUTES.has(attribute.name)) {
      if (attribute.name === 'poster' && !checkPictureFormat(place, attribute.value, report)) continue;
      const format = FORMATS[attribute.name];
      if (format && !format.endings.test(attribute.value)) {
        report(place, `The file ${attribute.value} is none that browsers can play.`, `Save it as ${format.words}.`);
        continue;
      }
      files.push({ ...place, target: attribute.value });
    } else if (ADDRESS_ATTRIBUTES.has(attribute.name) && !webAddress().safeParse(attribute.value).success) {
      report(
        place,
        `The attribute "${attribute.name}" of "<${node.name}>" is no address: "${attribute.value}".`,
        'Write a whole address that starts with https:// or http://.',
      );
    } else {
      checkValue(node.name, attribute.name, attribute.value, attributes[attribute.name], place, report, links);
    }
  }
  for (const [name, { required }] of Object.entries(attributes)) {
    if (required && !given.has(name))
      report(place, `"<${node.name}>" needs the attribute "${name}".`, `Add ${name}="…". ${attributes[name]?.description ?? ''}`);
  }
  const [one, other] = ONE_OF[node.name] ?? [];
  if (one !== undefined && other !== undefined && given.has(one) === given.has(other)) {
    report(
      place,
      `"<${node.name}>" needs either "${one}" or "${other}"${given.has(one) ? ', not both' : ''}.`,
      `${one}: ${attributes[one]?.description ?? ''} ${other}: ${attributes[other]?.description ?? ''}`,
    );
  }
}

/** What to do with a file that pages cannot show as a picture. */
function remedyForFormat(file: string): string {
  return /\.svg$/i.test(file)
    ? 'Run "npm run drawings" and write the name of the .png that it makes.'
    : 'Save it as .png or .jpg; .webp, .avif and .gif can be shown too.';
}

function checkPictureFormat(place: Place, file: string, report: Report): boolean {
  if (PICTURE_FILE.test(file)) return true;
  report(place, `The file ${file} is no picture that pages can show.`, remedyForFormat(file));
  return false;
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
  } else if (checkPictureFormat(place, node.url, report)) {
    files.push({ ...place, target: node.url });
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
        checkComponent(node as JsxElement, components, report, facts);
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

const WIKI_PAGE: TextKind<WikiFrontMatter> = { frontMatter: wikiFrontMatterSchema, components: COMPONENTS };

/** Reads one wiki page and checks all that concerns it alone. Never throws. */
export function readPageFacts(relativePath: string, file: string, bytes: Buffer): PageFacts {
  const facts = readText(WIKI_PAGE, { relativePath, file, url: urlOfWikiFile(relativePath) }, bytes);
  const { image, image_alt: alt } = facts.frontMatter ?? {};
  if (image !== undefined) {
    const place = facts.placeOf(['image']);
    if (PICTURE_FILE.test(image)) facts.files.push({ ...place, target: image });
    else
      facts.problems.push({
        file,
        ...place,
        message: `The file ${image} is no picture that pages can show.`,
        remedy: remedyForFormat(image),
      });
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
