/** Pictures in a page's tree, in the sizes that gatsby-remark-images made. See docs/decisions/0007. */
import type { Element, ElementContent, Nodes, Properties } from 'hast';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { SyntaxTree } from '../../content/markdown';

/** Width of a page's text in CSS pixels; no picture is shown wider. */
const TEXT_WIDTH = 736;

/** Two pictures a row of a gallery, at two pixels a point. */
const GALLERY_WIDTH = 490;

/** A single width; gatsby-remark-images adds the file's own, for the zoom and for screens of two pixels a point. */
const widthOf = (width: number) => ({ maxWidth: width, srcSetBreakpoints: [width] });

/** Options of gatsby-remark-images. */
export const PICTURE_OPTIONS = {
  ...widthOf(TEXT_WIDTH),
  quality: 50,
  linkImagesToOriginal: false,
  disableBgImage: true,
};

/** A gatsby-remark plugin: it changes a Markdown tree. */
export type RemarkPlugin = (args: { markdownAST: Root }, options: object) => Promise<unknown>;

/**
 * gatsby-remark-images, in WebP alone and in the width of the place. It passes its options on to gatsby-plugin-sharp, but its schema
 * does not list the one for the format.
 */
export function sizeByPlace(size: RemarkPlugin): RemarkPlugin {
  return async (args, options) => {
    const galleries: Root[] = [];
    visit(args.markdownAST as SyntaxTree, (node) => {
      if ((node as Partial<MdxJsxFlowElement>).name === 'Gallery') galleries.push(node as unknown as Root);
    });
    const inWebp = { ...options, toFormat: 'webp' };
    for (const markdownAST of galleries) await size({ ...args, markdownAST }, { ...inWebp, ...widthOf(GALLERY_WIDTH) });
    // What galleries hold is HTML by now.
    await size(args, inWebp);
  };
}

/** The `sizes` of pictures: the window minus the page's margins and the frame; see `figure` in the styles of wiki pages. */
export const SIZES = `(min-width: 997px) ${TEXT_WIDTH}px, calc(100vw - 42px)`;
export const SIZES_IN_GALLERY = '(max-width: 599px) calc(50vw - 45px), 245px';

/** Access to the files beside a page. */
export interface FilesBeside {
  /** Puts a file into the build and returns its address. */
  publish: (relativeFile: string) => string;
  /** Width and height at which a picture is shown, in pixels. */
  measure: (relativeFile: string) => { width: number; height: number };
}

/** The attributes of `<Picture>`, as `remarkPictures` writes it. */
type PictureProperties = Record<'file' | 'alt', string> & Partial<Record<'caption' | 'dark' | 'inline', string>>;

function element(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}

function elementsBelow(node: Nodes, tagName: string): Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => [
    ...(child.type === 'element' && child.tagName === tagName ? [child] : []),
    ...elementsBelow(child, tagName),
  ]);
}

/** One picture, or one for each colour mode; width and height reserve its space, and a small one keeps its own size. */
function picturesOf(node: Element, sizes: string, { publish, measure }: FilesBeside): Element[] {
  const { file, dark, alt } = node.properties as PictureProperties;
  const natural = measure(file);
  const width = Math.min(natural.width, TEXT_WIDTH);
  const height = Math.round((width * natural.height) / natural.width);
  // The plugin sizes neither moving pictures nor, while developing, missing ones.
  const sized = elementsBelow(node, 'img').filter(({ properties }) => properties.srcSet !== undefined);
  const pictureOf = (name: string, index: number, properties: Properties): Element => {
    const { src = publish(name), srcSet = '' } = sized[index]?.properties ?? {};
    const candidates = String(srcSet).split(/,\s+/);
    // In a `<source>`, because a `srcset` of the `<img>` would go into the zoom's copy.
    const sources = candidates.length > 1 ? [element('source', { srcSet: candidates.join(', '), sizes })] : [];
    const image = element('img', { src, alt, width, height, loading: 'lazy', decoding: 'async' });
    return element('picture', properties, [...sources, image]);
  };
  if (dark === undefined) return [pictureOf(file, 0, {})];
  return [pictureOf(file, 0, { className: ['light'] }), pictureOf(dark, 1, { className: ['dark'] })];
}

/**
 * Turns `<Picture>` into a figure with a picture for each colour mode and the caption, or, when inline, into the pictures
 * alone.
 * @param sizes the `sizes` attribute for where it is placed
 */
export function placePicture(node: Element, sizes: string, files: FilesBeside): Element[] {
  const { caption, inline } = node.properties as PictureProperties;
  const pictures = picturesOf(node, sizes, files);
  if (inline !== undefined) return pictures;
  const words = caption === undefined || caption === '' ? [] : [element('figcaption', {}, [{ type: 'text', value: caption }])];
  return [element('figure', {}, [...pictures, ...words])];
}
