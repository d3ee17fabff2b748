/** The tree of a page's text as a tree of Markdown: what is written for the eye becomes what can be read as plain text. */
import type { Element, ElementContent, Nodes } from 'hast';
import type { BlockContent, DefinitionContent, ListItem, PhrasingContent, Root, TableCell, Text } from 'mdast';
import { textOfTree, type ContentTree } from '../content-tree';

/** What a page's Markdown needs to know of the page. */
export interface TwinSurroundings {
  /** Address of the site with its path prefix, which goes in front of paths. */
  base: string;
  /** Address of the host alone, which goes in front of files: their paths have the prefix already. */
  origin: string;
  /** Whole address of the page. */
  address: string;
  /** The pages below it, for a list of them in its text. */
  pagesBelow: readonly { path: string; title: string; description: string }[];
}

type Block = BlockContent | DefinitionContent;

const text = (value: string): Text => ({ type: 'text', value });

/** A paragraph; spaces at its ends would be written out as entities. */
function paragraph(...children: PhrasingContent[]): Block {
  const last = children.length - 1;
  const trimmed = children.map((node, index): PhrasingContent => {
    if (node.type !== 'text') return node;
    const value = index === 0 ? node.value.trimStart() : node.value;
    return text(index === last ? value.trimEnd() : value);
  });
  return { type: 'paragraph', children: trimmed };
}

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Links to other pages of the site, each with what it is about. */
export function linkList(pages: TwinSurroundings['pagesBelow'], base: string): Block {
  return {
    type: 'list',
    spread: false,
    children: pages.map(({ path, title, description }) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph({ type: 'link', url: base + path, children: [text(title)] }, text(`: ${description}`))],
    })),
  };
}

/** Turns elements into Markdown, for one page. */
class Transformer {
  constructor(private readonly around: TwinSurroundings) {}

  /** What elements and text become that may hold blocks. */
  blocks(nodes: readonly (ElementContent | Nodes)[]): Block[] {
    const blocks: Block[] = [];
    let running: PhrasingContent[] = [];
    const flush = (): void => {
      if (running.some((node) => node.type !== 'text' || node.value.trim() !== '')) blocks.push(paragraph(...running));
      running = [];
    };
    for (const node of nodes) {
      const made = node.type === 'element' ? this.block(node) : undefined;
      if (made === undefined) running.push(...this.inline([node]));
      else {
        flush();
        blocks.push(...made);
      }
    }
    flush();
    return blocks;
  }

  /** What an element becomes that stands by itself; `undefined` for one that runs along in a line. */
  private block(element: Element): Block[] | undefined {
    const { tagName, properties, children } = element;
    const level = /^h([1-6])$/.exec(tagName)?.[1];
    if (level !== undefined) return [{ type: 'heading', depth: Number(level) as 2, children: this.inline(children) }];
    switch (tagName) {
      case 'p':
        return [paragraph(...this.inline(children))];
      case 'ul':
      case 'ol':
        return [this.list(element)];
      case 'blockquote':
        return [{ type: 'blockquote', children: this.blocks(children) }];
      case 'hr':
        return [{ type: 'thematicBreak' }];
      case 'pre':
        return [this.code(element)];
      case 'table':
        return [this.table(element)];
      case 'figcaption':
        return [paragraph({ type: 'emphasis', children: this.inline(children) })];
      case 'picture':
        // The drawing for the other colour mode shows the same.
        return String(properties.className).includes('dark') ? [] : [paragraph(...this.inline(children))];
      case 'section':
        return 'dataFootnotes' in properties ? this.footnotes(element) : this.blocks(children);
      case 'figure':
      case 'div':
      case 'FilterableTable':
      case 'FlagsQuiz':
        return this.blocks(children);
      case 'Figure':
      case 'Gallery':
        return [...this.blocks(children), ...this.caption(properties.caption)];
      case 'Admonition':
        return [this.admonition(element)];
      case 'Mermaid':
        return [
          ...this.caption(properties.caption),
          { type: 'code', lang: 'mermaid', value: stringOf(properties.chart) },
          paragraph(text(stringOf(properties.description))),
        ];
      case 'Video':
        return [
          paragraph(text('Video: '), {
            type: 'link',
            url: this.addressOf(stringOf(properties.url ?? properties.src)),
            children: [text(stringOf(properties.title))],
          }),
        ];
      case 'PageList':
        return this.around.pagesBelow.length === 0 ? [] : [linkList(this.around.pagesBelow, this.around.base)];
      case 'WikiStats':
      case 'WikiChangelog':
        return [paragraph({ type: 'link', url: this.around.address, children: [text('Shown on the page itself')] })];
      case 'RandomPage':
        return [];
      default:
        return undefined;
    }
  }

  /** What elements and text become that run along in a line. */
  private inline(nodes: readonly (ElementContent | Nodes)[]): PhrasingContent[] {
    return nodes.flatMap((node): PhrasingContent[] => {
      if (node.type === 'text') return [text(node.value)];
      if (node.type !== 'element') return [];
      const { tagName, properties, children } = node;
      switch (tagName) {
        case 'a':
          if ('dataFootnoteBackref' in properties) return [];
          if ('dataFootnoteRef' in properties) return [this.footnoteReference(stringOf(properties.href))];
          return [{ type: 'link', url: this.addressOf(stringOf(properties.href)), children: this.inline(children) as never }];
        case 'strong':
          return [{ type: 'strong', children: this.inline(children) }];
        case 'em':
          return [{ type: 'emphasis', children: this.inline(children) }];
        case 'del':
          return [{ type: 'delete', children: this.inline(children) }];
        case 'code':
          return [{ type: 'inlineCode', value: textOfTree(node) }];
        case 'br':
          return [{ type: 'break' }];
        case 'img':
          return [{ type: 'image', url: this.addressOf(stringOf(properties.src)), alt: stringOf(properties.alt) }];
        case 'input':
        case 'source':
          return [];
        default:
          return this.inline(children);
      }
    });
  }

  private addressOf(address: string): string {
    if (address.startsWith('#')) return this.around.address + address;
    if (!address.startsWith('/')) return address;
    // Files are published below the path prefix, which their addresses hold; pages are written without it.
    return (/\/static\//.test(address) ? this.around.origin : this.around.base) + address;
  }

  private caption(caption: unknown): Block[] {
    return stringOf(caption) === '' ? [] : [paragraph({ type: 'emphasis', children: [text(stringOf(caption))] })];
  }

  private list({ tagName, properties, children }: Element): Block {
    const items = children.filter((child): child is Element => child.type === 'element' && child.tagName === 'li');
    const start = Number(properties.start ?? 1);
    return {
      type: 'list',
      ordered: tagName === 'ol',
      ...(tagName === 'ol' && { start }),
      spread: false,
      children: items.map((item): ListItem => {
        const box = item.children.flatMap((child) => (child.type === 'element' ? [child, ...child.children] : [])).find(isCheckbox);
        return {
          type: 'listItem',
          spread: false,
          ...(box !== undefined && { checked: (box as Element).properties.checked === true }),
          children: this.blocks(item.children),
        };
      }),
    };
  }

  private code({ children }: Element): Block {
    const [code] = children.filter((child): child is Element => child.type === 'element');
    const classes = [code?.properties.className ?? []].flat().map(String);
    const language = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length);
    return { type: 'code', lang: language ?? null, value: code ? rawText(code).replace(/\n$/, '') : '' };
  }

  private table(table: Element): Block {
    const rows: Element[] = [];
    const find = (element: Element): void => {
      for (const child of element.children) {
        if (child.type !== 'element') continue;
        if (child.tagName === 'tr') rows.push(child);
        else find(child);
      }
    };
    find(table);
    return {
      type: 'table',
      children: rows.map((row) => ({
        type: 'tableRow',
        children: row.children.flatMap((cell): TableCell[] =>
          cell.type === 'element' ? [{ type: 'tableCell', children: this.inline(cell.children) }] : [],
        ),
      })),
    };
  }

  private admonition({ properties, children }: Element): Block {
    const kind = stringOf(properties.kind);
    const name = kind.charAt(0).toUpperCase() + kind.slice(1);
    const title = stringOf(properties.title);
    const words = title === '' || title.toLowerCase() === kind ? name : `${name}: ${title}`;
    return { type: 'blockquote', children: [paragraph({ type: 'strong', children: [text(words)] }), ...this.blocks(children)] };
  }

  private footnoteReference(href: string): PhrasingContent {
    const identifier = href.replace(/^#(?:user-content-)?fn-/, '');
    return { type: 'footnoteReference', identifier, label: identifier };
  }

  private footnotes(section: Element): Block[] {
    const list = section.children.find((child): child is Element => child.type === 'element' && child.tagName === 'ol');
    return (list?.children ?? []).flatMap((item): Block[] => {
      if (item.type !== 'element') return [];
      const identifier = stringOf(item.properties.id).replace(/^(?:user-content-)?fn-/, '');
      return [{ type: 'footnoteDefinition', identifier, label: identifier, children: this.blocks(item.children) }];
    });
  }
}

function isCheckbox(node: Nodes): boolean {
  return node.type === 'element' && node.tagName === 'input';
}

function rawText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(rawText).join('') : '';
}

/** A page's text as a tree of Markdown. */
export function markdownTree(tree: ContentTree, around: TwinSurroundings): Root {
  return { type: 'root', children: new Transformer(around).blocks(tree.children) };
}
