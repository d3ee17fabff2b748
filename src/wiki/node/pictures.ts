/** Places pictures in the sizes that gatsby-remark-images made. See docs/decisions/0007. */
import type { Element, Properties } from 'hast';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { element, elementsNamed } from '../../content/hast-elements';
import type { SyntaxTree } from '../../content/markdown';

/** Width of a page's text in CSS pixels. */
const TEXT_WIDTH = 736;

/** Two pictures fill a row of a gallery. Dense screens have two pixels per CSS pixel. */
const GALLERY_WIDTH = 490;

/** gatsby-remark-images adds the file's own width, for the zoom and dense screens. */
const widthOf = (width: number) => ({ maxWidth: width, srcSetBreakpoints: [width] });

/** Options of gatsby-remark-images. */
export const PICTURE_OPTIONS = {
  ...widthOf(TEXT_WIDTH),
  quality: 50,
  linkImagesToOriginal: false,
  disableBgImage: true,
};

/** A gatsby-remark plugin. */
export type RemarkPlugin = (args: { markdownAST: Root }, options: object) => Promise<unknown>;

/** Wraps gatsby-remark-images, to make WebP pictures, and smaller ones in galleries. */
export function sizeByPlace(size: RemarkPlugin): RemarkPlugin {
  return async (args, options) => {
    const galleries: Root[] = [];
    visit(args.markdownAST as SyntaxTree, (node) => {
      if ((node as Partial<MdxJsxFlowElement>).name === 'Gallery') galleries.push(node as unknown as Root);
    });
    // Not in the plugin's schema, but it reaches gatsby-plugin-sharp.
    const inWebp = { ...options, toFormat: 'webp' };
    for (const markdownAST of galleries) await size({ ...args, markdownAST }, { ...inWebp, ...widthOf(GALLERY_WIDTH) });
    // Pictures of galleries are HTML by now.
    await size(args, inWebp);
  };
}

/** The window minus margins and frame; see `figure` in `src/site/style/global.css`. */
export const SIZES = `(min-width: 997px) ${TEXT_WIDTH}px, calc(100vw - 42px)`;
export const SIZES_IN_GALLERY = '(max-width: 599px) calc(50vw - 45px), 245px';

export interface FilesBeside {
  /** Copies a file into the build and returns its address. */
  publish: (relativeFile: string) => string;
  measure: (relativeFile: string) => { width: number; height: number };
}

/** Attributes that `remarkPictures` writes. */
type PictureProperties = Record<'file' | 'alt', string> & Partial<Record<'caption' | 'dark' | 'inline', string>>;

/** One picture, or one per colour mode. Width and height reserve its space. */
function picturesOf(node: Element, sizes: string, { publish, measure }: FilesBeside): Element[] {
  const { file, dark, alt } = node.properties as PictureProperties;
  const natural = measure(file);
  const width = Math.min(natural.width, TEXT_WIDTH);
  const height = Math.round((width * natural.height) / natural.width);
  // The plugin sizes no animations and, while developing, no missing pictures.
  const sized = elementsNamed(node, 'img').filter(({ properties }) => properties.srcSet !== undefined);
  const pictureOf = (name: string, index: number, properties: Properties): Element => {
    const { src = publish(name), srcSet = '' } = sized[index]?.properties ?? {};
    const candidates = String(srcSet).split(/,\s+/);
    // In a `<source>`, because the zoom copies the `srcset` of an `<img>`.
    const sources = candidates.length > 1 ? [element('source', { srcSet: candidates.join(', '), sizes })] : [];
    const image = element('img', { src, alt, width, height, loading: 'lazy', decoding: 'async' });
    return element('picture', properties, [...sources, image]);
  };
  if (dark === undefined) return [pictureOf(file, 0, {})];
  return [pictureOf(file, 0, { className: ['light'] }), pictureOf(dark, 1, { className: ['dark'] })];
}

/** Turns `<Picture>` into a figure with its pictures and caption. Inline, it has no figure. */
export function placePicture(node: Element, sizes: string, files: FilesBeside): Element[] {
  const { caption, inline } = node.properties as PictureProperties;
  const pictures = picturesOf(node, sizes, files);
  if (inline !== undefined) return pictures;
  const words = caption === undefined || caption === '' ? [] : [element('figcaption', {}, [{ type: 'text', value: caption }])];
  return [element('figure', {}, [...pictures, ...words])];
}
