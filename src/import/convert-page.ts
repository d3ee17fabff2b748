/** Turns the text of a page of Docusaurus into Markdown as the wiki has it. */
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { nameToEmoji } from 'gemoji';
import { splitPage } from '../content/split-page';
import { ADMONITION_KINDS, PICTURE_FILE } from '../content/page-components';
import type { Place } from '../content/problem';
import { KNOWN_COMPONENTS, type ComponentEntry, type ComponentTable } from './component-table';
import { admonition, convertHtml, isHtml, isHtmlBlock, videoAt, type HtmlHelp } from './convert-html';
import type { SourceTree } from './docusaurus-pages';
import type { Decision } from './import-report';
import { ComponentValue, evaluate, FileValue, NodesValue, nodesOf, NotKnown, readModule } from './evaluate-script';
import { parseForeign } from './parse-foreign';
import type { Target } from './resolve-address';
import {
  asFlow,
  asPhrasing,
  isFlow,
  linkTo,
  paragraphOf,
  strongOf,
  textNode,
  walk,
  wordsOf,
  type Script,
  type SyntaxAttribute,
  type SyntaxNode,
} from './syntax';

/** What the pages of a site have in common. */
export interface ConversionSite {
  tree: SourceTree;
  /** Written for a Docusaurus before its third release. */
  isMdxOne: boolean;
  isMdPlain: boolean;
  hasMath: boolean;
  components: ComponentTable;
  /** Finds what an address in a file names. */
  resolve: (address: string, source: string) => Target;
}

/** A page that was turned into Markdown. */
export interface Conversion {
  children: SyntaxNode[];
  decisions: Decision[];
  /** Files that stand beside the page: the name that the text has for each, and its file of the old site. */
  pictures: Map<string, string>;
  /** Files that the page links to: the path that each gets, and its file of the old site. */
  files: Map<string, string>;
  /** What was taken off without a loss of words: how often, by name. */
  dropped: Map<string, number>;
}

type Props = Map<string, unknown>;

const WORDS_IN_ATTRIBUTES = ['title', 'heading', 'name', 'label', 'subtitle', 'summary', 'description', 'caption', 'text'];

/** Admonition kinds of Docusaurus that have another name here. */
const KINDS: Readonly<Record<string, string>> = {
  caution: 'warning',
  important: 'info',
  secondary: 'note',
  success: 'tip',
  error: 'danger',
};

/** Lines in code that only say which lines stand out. */
const MAGIC_LINE =
  /^\s*(?:\/\/|#|--|%|;|<!--|\{?\/\*)\s*(?:highlight|error|diff)-(?:next-line|start|end|add|remove)\s*(?:-->|\*\/\}?)?\s*$/;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A name for a file beside a page, without signs that mean something in addresses. */
const nameForFile = (name: string): string => name.replace(/[%#?&"'<>|*:;,\\()[\]{}\s]+/g, '-').replace(/^[-.]+/, '');

/** Words that stand for a picture of which nobody said anything: those of its file, when they are words. */
function wordsOfFile(file: string): string | undefined {
  const words = path.posix
    .parse(file)
    .name.replace(/[-_.]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const isNumber =
    /^(?:img|dsc[fn]?|image|picture|photo|screenshot|untitled|unnamed)?\s*[\d\s-]*$/i.test(words) || /^[0-9a-f]{8,}$/i.test(words);
  return isNumber || words.length < 3 || !words.includes(' ') ? undefined : capital(words);
}

class PageConverter {
  readonly decisions: Decision[] = [];
  readonly pictures = new Map<string, string>();
  readonly files = new Map<string, string>();
  readonly dropped = new Map<string, number>();
  private readonly slugger = new GithubSlugger();
  private place: Place = { line: 1, column: 1 };
  private lastHeading = '';
  /** Addresses that links and pictures name elsewhere in the text. */
  private readonly definitions = new Map<string, string>();

  constructor(
    private readonly site: ConversionSite,
    private readonly source: string,
    private readonly scope: Map<string, unknown>,
    /** The files that this one stands in, to find circles. */
    private readonly above: readonly string[] = [],
  ) {}

  private decide(message: string, remedy: string): void {
    this.decisions.push({ file: this.source, ...this.place, message, remedy });
  }

  private drop(what: string): void {
    this.dropped.set(what, (this.dropped.get(what) ?? 0) + 1);
  }

  convertText(body: string): SyntaxNode[] {
    const isMd = this.source.endsWith('.md');
    const isPlain = isMd && this.site.isMdPlain;
    const { tree, repairs } = parseForeign(body, { isPlain, hasIndentedCode: isPlain || this.site.isMdxOne });
    this.decisions.push(...repairs.map((repair) => ({ file: this.source, ...repair })));
    walk(tree, (node) => {
      if (node.type === 'mdxjsEsm') this.readModule(node);
      if (node.type === 'definition') this.definitions.set(node.identifier ?? '', node.url ?? '');
    });
    return asFlow(this.convertAll(tree.children ?? []));
  }

  private readModule(node: SyntaxNode): void {
    this.place = node.position?.start ?? this.place;
    const program = node.data?.estree;
    if (!program) return;
    const { effects, unknown } = readModule(program, this.scope, ({ imported, name, from }) =>
      this.imported(imported === 'default' ? name : imported, from),
    );
    for (const file of effects)
      this.decide(`The page imports ${file}, which pages here cannot.`, 'Nothing needs to be done, unless readers miss it.');
    for (const name of unknown)
      this.decide(`What "${name}" is can only be known by running it.`, 'Write what the page should say where it is used.');
  }

  /** What a name stands for that a page imports. */
  private imported(name: string, from: string): unknown {
    const request = from.replace(/^.*!/, '');
    if (from.startsWith('@theme/')) return new ComponentValue(from.slice('@theme/'.length).replace(/^.*\//, ''));
    const file = this.fileOf(request);
    if (file !== undefined && /\.mdx?$/.test(file)) return this.partial(name, file);
    if (file !== undefined && from.includes('raw-loader')) return this.site.tree.get(file)?.toString('utf8');
    if (file !== undefined && file.endsWith('.json')) {
      try {
        return JSON.parse(this.site.tree.get(file)?.toString('utf8') ?? '') as unknown;
      } catch {
        return undefined;
      }
    }
    if (file !== undefined && !/\.[cm]?[jt]sx?$/.test(file)) return new FileValue(`@site/${file}`);
    return new ComponentValue(/^[A-Z]/.test(name) ? name : '');
  }

  private fileOf(request: string): string | undefined {
    const target = this.site.resolve(request, this.source);
    return target.kind === 'file' || target.kind === 'source' ? target.file : undefined;
  }

  /** A part of a page that has a file of its own: it is put where it is used. */
  private partial(name: string, file: string): ComponentValue {
    return new ComponentValue(name, (props) => {
      if (this.above.includes(file) || file === this.source) {
        this.decide(`The part ${file} holds itself.`, 'Take it out of one of the two.');
        return [];
      }
      const { body, frontMatter } = splitPage(this.site.tree.get(file)?.toString('utf8') ?? '');
      const scope = new Map<string, unknown>([
        ['props', new Map(props)],
        ['frontMatter', {}],
      ]);
      void frontMatter;
      const inner = new PageConverter(this.site, file, scope, [...this.above, this.source]);
      const children = inner.convertText(body);
      this.decisions.push(...inner.decisions);
      for (const [key, value] of inner.pictures) this.pictures.set(key, value);
      for (const [key, value] of inner.files) this.files.set(key, value);
      for (const [key, value] of inner.dropped) this.dropped.set(key, (this.dropped.get(key) ?? 0) + value);
      return [{ type: 'converted', children }];
    });
  }

  private convertAll(nodes: readonly SyntaxNode[]): SyntaxNode[] {
    const merged: SyntaxNode[] = [];
    for (const node of nodes) {
      const last = merged.at(-1);
      if (node.type === 'text' && last?.type === 'text') merged[merged.length - 1] = { ...last, value: `${last.value}${node.value}` };
      else merged.push(node);
    }
    return merged.reduce<SyntaxNode[]>((parts, node) => {
      const converted = this.convert(node);
      const [last, first] = [parts.at(-1), converted[0]];
      // Tags on lines of their own have a space between them, which the parser leaves out.
      if (node.type.startsWith('mdxJsxFlow') && last && first && !isFlow(last) && !isFlow(first)) parts.push(textNode(' '));
      parts.push(...converted);
      return parts;
    }, []);
  }

  private convert(node: SyntaxNode): SyntaxNode[] {
    if (node.position) this.place = node.position.start;
    const inner = (): SyntaxNode[] => this.convertAll(node.children ?? []);
    switch (node.type) {
      case 'converted':
        return node.children ?? [];
      case 'mdxjsEsm':
        return [];
      case 'text':
        return this.text(node.value ?? '');
      case 'paragraph':
        return this.paragraph(node);
      case 'heading':
        return this.heading(node);
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return this.expression(node);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.element(node);
      case 'containerDirective':
        return this.directive(node);
      case 'code':
        return this.code(node);
      case 'image':
        return this.picture(node.url ?? '', node.alt ?? undefined, node.title ?? undefined);
      case 'link':
        return [this.link(node, node.url ?? '')];
      case 'linkReference': {
        const url = this.definitions.get(node.identifier ?? '');
        return url === undefined ? [{ ...node, children: inner() }] : [this.link(node, url)];
      }
      case 'imageReference':
        return this.picture(this.definitions.get(node.identifier ?? '') ?? '', node.alt ?? undefined, undefined);
      case 'definition':
        return [];
      case 'tableCell':
      case 'emphasis':
      case 'strong':
      case 'delete':
        return [{ ...node, children: asPhrasing(inner()) }];
      case 'listItem':
      case 'blockquote':
      case 'footnoteDefinition':
        return [{ ...node, children: asFlow(inner()) }];
      default:
        return [node.children ? { ...node, children: inner() } : node];
    }
  }

  private link(node: SyntaxNode, url: string): SyntaxNode {
    // A picture on another host becomes a link, and links hold none.
    const children = asPhrasing(this.convertAll(node.children ?? [])).flatMap((child) =>
      child.type === 'link' ? (child.children ?? []) : [child],
    );
    return { ...linkTo(this.address(url), children), title: node.title ?? null, position: node.position };
  }

  /** Text with its emoji, and formulas as code. */
  private text(value: string): SyntaxNode[] {
    const written = value.replace(/:([a-z0-9_+-]+):/g, (whole, name: string) => nameToEmoji[name] ?? whole);
    if (!this.site.hasMath || !written.includes('$')) return [textNode(written)];
    return written.split(/(?<![\\$\w])\$(?!\s)([^$\n]+?)(?<!\s)\$(?!\d)/).flatMap((part, index): SyntaxNode[] => {
      if (index % 2 === 0) return part === '' ? [] : [textNode(part)];
      this.decide(`The formula $${part}$ cannot be set here, and stands as code.`, 'Write it in words, or draw it.');
      return [{ type: 'inlineCode', value: part }];
    });
  }

  private paragraph(node: SyntaxNode): SyntaxNode[] {
    const formula = this.site.hasMath ? /^\$\$([\s\S]*)\$\$$/.exec(wordsOf(node).trim())?.[1] : undefined;
    if (formula !== undefined) {
      this.decide('The formula between $$ cannot be set here, and stands as code.', 'Write it in words, or draw it.');
      return [{ type: 'code', lang: 'latex', meta: null, value: formula.trim() }];
    }
    const children = this.convertAll(node.children ?? []);
    return children.some(isFlow) ? asFlow(children) : children.length > 0 ? [{ ...node, children }] : [];
  }

  private heading(node: SyntaxNode): SyntaxNode[] {
    const id = node.data?.id;
    const own = id ?? this.slugger.slug(wordsOf(node));
    this.lastHeading = wordsOf(node).trim();
    const children = asPhrasing(this.convertAll(node.children ?? []));
    return [{ type: 'heading', depth: node.depth ?? 2, children, data: { id: own }, position: node.position }];
  }

  private valueOf(node: Script): unknown {
    const [statement] = (node.body ?? []) as Script[];
    if (!statement) return undefined;
    return evaluate((statement.expression ?? statement) as Script, this.scope);
  }

  private expression(node: SyntaxNode): SyntaxNode[] {
    const source = (node.value ?? '').trim();
    if (/^(?:\/\*[\s\S]*?\*\/\s*|\/\/[^\n]*\s*)*$/.test(source)) {
      if (source !== '') this.drop('comments');
      return [];
    }
    try {
      const nodes = node.data?.estree ? nodesOf(this.valueOf(node.data.estree)) : [];
      return this.convertAll(nodes);
    } catch (error) {
      if (!(error instanceof NotKnown)) throw error;
      this.decide(`What {${source.split('\n')[0]}} says can only be known by running it; it stands as code.`, 'Write the text itself.');
      return node.type === 'mdxFlowExpression'
        ? [{ type: 'code', lang: 'js', meta: null, value: source }]
        : [{ type: 'inlineCode', value: source.replace(/\s+/g, ' ') }];
    }
  }

  private propsOf(attributes: SyntaxNode['attributes']): Props {
    const props: Props = new Map();
    for (const attribute of Array.isArray(attributes) ? attributes : []) {
      const value = this.propOf(attribute);
      if (attribute.name !== undefined && value !== undefined) props.set(attribute.name, value);
      else if (attribute.name === undefined) this.drop('attributes that only running them tells');
    }
    return props;
  }

  private propOf({ value }: SyntaxAttribute): unknown {
    if (value === null || value === undefined) return true;
    if (typeof value === 'string') return value;
    try {
      const found = value.data?.estree ? this.valueOf(value.data.estree) : undefined;
      if (!(found instanceof FileValue)) return found;
      const file = this.fileOf(found.request);
      return file === undefined ? found.request : `@site/${file}`;
    } catch (error) {
      if (!(error instanceof NotKnown)) throw error;
      return undefined;
    }
  }

  private element(node: SyntaxNode): SyntaxNode[] {
    const { name } = node;
    const place = this.place;
    const props = this.propsOf(node.attributes);
    const flow = node.type === 'mdxJsxFlowElement';
    const children = (): SyntaxNode[] => this.convertAll(node.children ?? []);
    if (name === null || name === undefined) return children();
    const value = this.scope.get(name);
    if (value instanceof ComponentValue && value.draw) return this.drawn(value, props, children(), name);
    if (value instanceof FileValue) return this.picture(value.request, textOf(props.get('alt') ?? props.get('title')), undefined);
    if (/^[a-z]/.test(name) && isHtml(name)) {
      const converted = children();
      this.place = place;
      const attributes = new Map([...props].filter(([, given]) => typeof given !== 'object').map(([key, given]) => [key, String(given)]));
      return convertHtml({ name, attributes, children: converted, isFlow: flow || isHtmlBlock(name) }, this.help());
    }
    const known = value instanceof ComponentValue && value.name !== '' ? value.name : name;
    const entry = this.site.components[name] ?? this.site.components[known] ?? KNOWN_COMPONENTS[known];
    if (entry) return this.mapped(entry, node, props, children);
    const converted = children();
    this.place = place;
    return this.unknown(name, props, converted);
  }

  private drawn(component: ComponentValue, props: Props, children: SyntaxNode[], name: string): SyntaxNode[] {
    try {
      return this.convertAll(component.draw?.(props, [{ type: 'converted', children }]) ?? []);
    } catch (error) {
      if (!(error instanceof NotKnown)) throw error;
      return this.unknown(name, props, children);
    }
  }

  /** A component that nobody said anything of: its words stay. */
  private unknown(name: string, props: Props, children: SyntaxNode[]): SyntaxNode[] {
    const words = WORDS_IN_ATTRIBUTES.flatMap((attribute) =>
      typeof props.get(attribute) === 'string' ? [String(props.get(attribute))] : [],
    );
    const remedy = 'Say what becomes of it in the file of --components, or write it as Markdown.';
    this.decide(
      `There is no component <${name}> here: ${children.length + words.length > 0 ? 'its words stay, and what it did goes' : 'it was left out'}.`,
      remedy,
    );
    return [...words.map((word) => paragraphOf(textNode(word))), ...children];
  }

  private mapped(entry: ComponentEntry, node: SyntaxNode, props: Props, childrenOf: () => SyntaxNode[]): SyntaxNode[] {
    const given = (attribute: string | undefined): string | undefined =>
      attribute === undefined ? undefined : textOf(props.get(attribute));
    switch (entry.to) {
      case 'nothing':
        this.drop(`<${node.name}>`);
        return [];
      case 'pages':
        return [{ type: 'mdxJsxFlowElement', name: 'PageList', attributes: [], children: [] }];
      case 'text':
        return node.name === 'Tabs' ? this.tabs(node, props) : childrenOf();
      case 'section':
        return this.section(given(entry.title) ?? capital(given('value') ?? ''), childrenOf());
      case 'admonition': {
        const kind = entry.kind ?? given(entry.kindFrom) ?? 'note';
        return this.admonitionOf(kind, given(entry.title), asFlow(childrenOf()));
      }
      case 'picture': {
        const sources = props.get('sources') as Record<string, unknown> | undefined;
        const source = given(entry.src) ?? given('src') ?? fileIn(sources?.light) ?? '';
        return this.picture(source, given(entry.alt), given(entry.caption));
      }
      case 'video': {
        const title = given(entry.title);
        const address = `${entry.prefix ?? ''}${given(entry.url) ?? ''}`;
        return this.film(address, title ?? 'Video');
      }
      case 'link': {
        const href = given(entry.href) ?? given('href') ?? '';
        const children = asPhrasing(childrenOf());
        const words = given(entry.words);
        return [linkTo(this.address(href), children.length > 0 ? children : [textNode(words ?? href)])];
      }
      case 'code': {
        const written = given(entry.code) ?? childrenOf().map(wordsOf).join('\n');
        const lang = entry.as ?? given(entry.language)?.replace(/^language-/, '') ?? null;
        const title = given(entry.title);
        return this.code({
          type: 'code',
          lang,
          meta: title === undefined ? null : `title="${title}"`,
          value: written.replace(/^\n|\n$/g, ''),
        });
      }
    }
  }

  /** Tabs, one below the other: each is a section. */
  private tabs(node: SyntaxNode, props: Props): SyntaxNode[] {
    const labels = new Map<string, string>();
    for (const item of Array.isArray(props.get('values')) ? (props.get('values') as Record<string, unknown>[]) : []) {
      if (typeof item.value === 'string') labels.set(item.value, textOf(item.label) ?? item.value);
    }
    for (const child of node.children ?? []) {
      const inner = child.type === 'paragraph' ? (child.children ?? []) : [child];
      for (const tab of inner) {
        if (!Array.isArray(tab.attributes)) continue;
        const value = textOf(this.propsOf(tab.attributes).get('value'));
        const label = value === undefined ? undefined : labels.get(value);
        const hasLabel = tab.attributes.some(({ name }) => name === 'label');
        if (label !== undefined && !hasLabel) tab.attributes.push({ type: 'mdxJsxAttribute', name: 'label', value: label });
      }
    }
    return this.convertAll(node.children ?? []);
  }

  private section(title: string, children: SyntaxNode[]): SyntaxNode[] {
    const blocks = asFlow(children);
    if (title.trim() === '') return blocks;
    // How deep it is depends on what it stands in, which is known once the page is whole.
    return [{ type: 'heading', depth: 0, children: [textNode(title)] }, ...blocks, { type: 'sectionEnd', value: '' }];
  }

  private directive(node: SyntaxNode): SyntaxNode[] {
    const [first, ...rest] = node.children ?? [];
    const isLabelled = first?.data?.directiveLabel === true;
    const label = isLabelled
      ? asPhrasing(this.convertAll(first.children ?? []))
          .map(wordsOf)
          .join('')
          .trim()
      : undefined;
    const attributes = (node.attributes ?? {}) as Record<string, string>;
    const { place } = this;
    const children = asFlow(this.convertAll(isLabelled ? rest : (node.children ?? [])));
    this.place = place;
    return this.admonitionOf(node.name ?? 'note', label || attributes.title, children);
  }

  private admonitionOf(kind: string, title: string | undefined, children: SyntaxNode[]): SyntaxNode[] {
    const known = (ADMONITION_KINDS as readonly string[]).includes(kind) ? kind : KINDS[kind];
    if (known === undefined)
      this.decide(`There is no admonition of the kind "${kind}" here; it is a note now.`, `Kinds: ${ADMONITION_KINDS.join(', ')}.`);
    const words = (title ?? capital(kind)).replace(/\s+/g, ' ').trim();
    if (children.length === 0) return [paragraphOf(strongOf(words))];
    return [admonition(known ?? 'note', words, children)];
  }

  private code(node: SyntaxNode): SyntaxNode[] {
    const meta = node.meta ?? '';
    const title = /\btitle=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta);
    const lines = (node.value ?? '').split('\n');
    const shown = lines.filter((line) => !MAGIC_LINE.test(line));
    if (shown.length < lines.length || /\{[\d,\s-]+\}/.test(meta)) this.drop('highlighted lines of code');
    if (/\bshowLineNumbers\b/.test(meta)) this.drop('line numbers of code');
    if (/\blive\b/.test(meta))
      this.decide('This code ran in the page; it is only shown now.', 'Nothing needs to be done, unless readers miss it.');
    // After "```js:title" or "```{1}" the rest is no language.
    const lang = (node.lang ?? '').replace(/[{:].*$/, '') || null;
    const words = title?.[1] ?? title?.[2] ?? title?.[3];
    const code: SyntaxNode = { type: 'code', lang, meta: null, value: shown.join('\n'), position: node.position };
    if (lang === 'mermaid') code.data = { id: this.lastHeading };
    return words === undefined ? [code] : [paragraphOf(strongOf(words)), code];
  }

  private address(written: string): string {
    const target = this.site.resolve(written, this.source);
    switch (target.kind) {
      case 'page':
      case 'outside':
        return target.address;
      case 'source':
      case 'file': {
        this.files.set(target.address, target.file);
        return target.address;
      }
      case 'lost':
        return `lost:${target.address}`;
    }
  }

  private picture(written: string, alt: string | undefined, title: string | undefined): SyntaxNode[] {
    const target = this.site.resolve(written, this.source);
    const words = alt?.replace(/\s+/g, ' ').trim();
    if (target.kind === 'outside') {
      this.decide(
        `The picture ${written} lies on another host, and pages load nothing from there.`,
        'It is a link now. Put the file beside the page to show it.',
      );
      return [linkTo(target.address, [textNode(words || title || target.address)])];
    }
    if (target.kind !== 'file') {
      this.decide(`There is no picture ${written}.`, 'Put the file there, or take the picture out.');
      return words ? [{ type: 'emphasis', children: [textNode(words)] }] : [];
    }
    const base = nameForFile(path.posix.basename(target.file));
    const isShown = PICTURE_FILE.test(base);
    const name = this.nameOfPicture(
      isShown ? base : `${base.replace(/\.\w+$/, '')}${/\.(\w+)$/.test(base) ? `-${/\.(\w+)$/.exec(base)?.[1]}` : ''}.png`,
      target.file,
    );
    const said =
      words && !/^(?:image|picture|photo|screenshot|img|alt(?: text)?)$|^\S+\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(words)
        ? words
        : undefined;
    const instead =
      said ??
      title ??
      wordsOfFile(target.file) ??
      (this.lastHeading ? `Picture in the section “${this.lastHeading}”` : 'Picture of this page');
    if (said === undefined)
      this.decide(
        `The picture ${written} has no alt text; “${instead}” stands in for it.`,
        'Say what is to be seen on it, in words that can replace it.',
      );
    return [{ type: 'image', url: `./${encodeURI(name)}`, alt: instead, title: title?.replace(/\s+/g, ' ').trim() || null }];
  }

  private nameOfPicture(wanted: string, file: string): string {
    const { name, ext } = path.posix.parse(wanted);
    let found = wanted;
    for (let count = 2; (this.pictures.get(found) ?? file) !== file; count += 1) found = `${name}-${count}${ext}`;
    this.pictures.set(found, file);
    return found;
  }

  private film(written: string, title: string): SyntaxNode[] {
    const video = videoAt(written, title);
    if (video) return [video];
    const target = this.site.resolve(written, this.source);
    if (target.kind === 'file' && /\.(?:mp4|webm)$/i.test(target.file)) {
      const name = this.nameOfPicture(nameForFile(path.posix.basename(target.file)), target.file);
      const attribute = (key: string, value: string): SyntaxAttribute => ({ type: 'mdxJsxAttribute', name: key, value });
      return [
        { type: 'mdxJsxFlowElement', name: 'Video', attributes: [attribute('src', `./${name}`), attribute('title', title)], children: [] },
      ];
    }
    this.decide(`Pages cannot play ${written}; it is a link now.`, 'Put a film on YouTube, or save it as .mp4.');
    return [paragraphOf(linkTo(this.address(written), [textNode(title)]))];
  }

  private help(): HtmlHelp {
    return {
      decide: (message, remedy) => this.decide(message, remedy),
      picture: (address, alt, title) => this.picture(address, alt, title),
      film: (address, title) => this.film(address, title),
      resolve: (address) => this.address(address),
    };
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value
    : typeof value === 'number'
      ? String(value)
      : value instanceof NodesValue
        ? value.nodes.map(wordsOf).join('')
        : undefined;

const fileIn = (value: unknown): string | undefined => (value instanceof FileValue ? value.request : textOf(value));

/**
 * Turns a page's text into Markdown.
 * @param source the page's file
 * @param body its text, padded so that its lines are those of the file
 */
export function convertPage(
  site: ConversionSite,
  source: string,
  body: string,
  frontMatter: Readonly<Record<string, unknown>>,
): Conversion {
  const converter = new PageConverter(site, source, new Map<string, unknown>([['frontMatter', frontMatter]]));
  const children = converter.convertText(body);
  const { decisions, pictures, files, dropped } = converter;
  return { children, decisions, pictures, files, dropped };
}
