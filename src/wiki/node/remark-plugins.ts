/** Our Markdown syntax: plugins that replace nodes with components, before the gatsby-remark plugins run. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Content as RootContent, Image, Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { mayMove } from '../../content-model/animation';
import { fileOfAddress } from '../../content-model/addresses';
import { storedPath } from '../../content-model/content-root';
import { drawDiagrams } from './diagrams/draw-diagrams';
import { isBlank, SYNTAX_PLUGINS, wordsOfMermaid, type SyntaxTree } from '../../content-model/markdown';
import { PICTURE_FILE } from '../../content-model/page-components';
import { ADMONITION_KINDS } from '../components/admonition/declaration';

type Parent = { children: RootContent[] };

function component(name: string, attributes: Record<string, string>, children: RootContent[] = []): RootContent {
  const element = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([attribute, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children,
  };
  // Two installed releases of mdast-util-mdx-jsx type this node differently.
  return element as unknown as RootContent;
}

/** Name of the published file of a diagram. */
const DIAGRAM_FILE = 'diagram.svg';

function isDirectiveLabel(node: RootContent | undefined): node is Paragraph {
  return node?.type === 'paragraph' && Boolean((node.data as { directiveLabel?: boolean } | undefined)?.directiveLabel);
}

/** `:::warning[Title]` → `<Admonition kind="warning" title="Title"><AdmonitionTitle>Warning: Title</AdmonitionTitle>…`. */
function remarkAdmonitions() {
  return (tree: Root): void => {
    visit(tree as SyntaxTree, 'containerDirective', (visited, index, parent) => {
      if (index === null || index === undefined || !parent) return;
      const node = visited as ContainerDirective;
      if (!(ADMONITION_KINDS as readonly string[]).includes(node.name)) return;
      const [first, ...others] = node.children as RootContent[];
      const label = isDirectiveLabel(first) ? first : undefined;
      const kindInWords = node.name.charAt(0).toUpperCase() + node.name.slice(1);
      const title = label ? toString(label) : kindInWords;
      // Colour alone must not convey the kind. A title with a colon of its own gets no second one.
      const kindBefore = title.toLowerCase().startsWith(node.name) || title.includes(':') ? '' : `${kindInWords}: `;
      const words: PhrasingContent[] = label ? [{ type: 'text', value: kindBefore }, ...label.children] : [{ type: 'text', value: title }];
      const children = [component('AdmonitionTitle', {}, words), ...(label ? others : (node.children as RootContent[]))];
      (parent as unknown as Parent).children[index] = component('Admonition', { kind: node.name, title }, children);
      // Visits nested admonitions.
      return [SKIP, index];
    });
  };
}

/**
 * A `mermaid` fence → `<Picture drawing=… alt=… caption=…>`, or `<Mermaid chart=… caption=… description=…>` if readers' browsers
 * draw it; one that cannot be drawn stays a code block.
 */
function remarkMermaid() {
  return (tree: Root): void => {
    visit(tree as SyntaxTree, 'code', (visited, index, parent) => {
      const node = visited as Code;
      if (node.lang !== 'mermaid' || index === null || index === undefined || !parent) return;
      const [reading] = drawDiagrams([node.value]);
      if (!reading || 'problem' in reading) return;
      const { caption, description } = wordsOfMermaid(node.value);
      (parent as unknown as Parent).children[index] =
        'drawing' in reading
          ? component('Picture', { file: DIAGRAM_FILE, drawing: reading.drawing, alt: description, caption })
          : component('Mermaid', { chart: node.value, caption, description });
    });
  };
}

/** While developing, the file may be missing. */
export function isAnimated(file: string): boolean {
  return existsSync(file) && mayMove(readFileSync(file));
}

/** An image → `<Picture file=… alt=… caption=…>`. */
function pictureOf(image: Image, folder: string, more: Record<string, string> = {}): RootContent {
  const named = fileOfAddress(image.url);
  const name = path.posix.basename(named);
  const file = named.slice(0, named.length - name.length) + path.posix.basename(storedPath(path.posix.join(folder, named)));
  const alt = image.alt ?? '';
  const attributes = { file, alt, caption: image.title ?? '', ...more };
  // gatsby-remark-images sizes the images inside, and would stop an animation.
  const isSized = PICTURE_FILE.test(file) && !isAnimated(path.resolve(folder, file));
  return component('Picture', attributes, isSized ? [{ type: 'image', url: file, alt }] : []);
}

/** Images → `<Picture>`. One in a line of text is `inline`; one alone in its paragraph replaces the paragraph. */
function remarkPictures() {
  return (tree: Root, file: VFile): void => {
    const folder = path.dirname(file.path);
    visit(tree as SyntaxTree, ['paragraph', 'image'], (visited, index, parent) => {
      const node = visited as Paragraph | Image;
      if (index === null || index === undefined || !parent) return;
      const replaceBy = (...pictures: RootContent[]): [typeof SKIP, number] => {
        (parent as unknown as Parent).children.splice(index, 1, ...pictures);
        return [SKIP, index + pictures.length];
      };
      if (node.type === 'image') return replaceBy(pictureOf(node, folder, { inline: 'true' }));
      const images = node.children.filter((child): child is Image => child.type === 'image');
      const others = node.children.filter((child) => child.type !== 'image' && !isBlank(child));
      if (images.length === 0 || others.length > 0) return;
      return replaceBy(...images.map((image) => pictureOf(image, folder)));
    });
  };
}

export const REMARK_PLUGINS = [...SYNTAX_PLUGINS, remarkAdmonitions, remarkMermaid, remarkPictures];

/** For gatsby-remark-autolink-headers. The style sheet draws the icon. */
export const ANCHOR_OPTIONS = { icon: '#', className: 'anchor no-print', isIconAfterHeader: true, elements: ['h2', 'h3', 'h4'] };
