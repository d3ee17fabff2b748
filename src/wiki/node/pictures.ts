/** Places pictures in the sizes that gatsby-remark-images made. See docs/decisions/0007. */
import type { Element } from 'hast';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { DARK } from '../../content-model/drawing';
import { element, elementsNamed } from '../../content-model/hast-elements';
import type { SyntaxTree } from '../../content-model/markdown';
import { DRAWING_FILE } from '../../content-model/page-components';
import type { PublishedDrawing } from './publish-file';

/** Width of a page's text in CSS pixels. */
const TEXT_WIDTH = 736;

/** Two pictures fill a row of a gallery. Dense screens have two pixels per CSS pixel. */
const GALLERY_WIDTH = 490;

/** The letters of drawings are small, so drawings may be shown at twice their size. */
const DRAWING_SCALE = 2;

/** The letters of a diagram are 13 units high, and those of a text 17 pixels. */
const DIAGRAM_SCALE = 1.25;

/** In CSS pixels. On a phone, words of a wider diagram would be hard to read if it had to fit. */
const WIDEST_ON_PHONES = 465;

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
  /** Publishes a drawing, from its file or from the given source. */
  draw: (relativeFile: string, source?: string) => PublishedDrawing;
}

/** Attributes that `remarkPictures` writes. */
type PictureProperties = Record<'file' | 'alt', string> & Partial<Record<'caption' | 'drawing' | 'inline', string>>;

/** Width and height reserve its space. */
function imageOf(src: string, alt: string, natural: { width: number; height: number }): Element {
  const width = Math.round(Math.min(natural.width, TEXT_WIDTH));
  const height = Math.round((width * natural.height) / natural.width);
  return element('img', { src, alt, width, height, loading: 'lazy', decoding: 'async' });
}

/** A picture for each colour mode, from one file. */
function drawingsOf({ address, width, height, hasModes }: PublishedDrawing, alt: string, scale: number, classes: string[] = []): Element[] {
  const imageAt = (src: string): Element[] => [imageOf(src, alt, { width: width * scale, height: height * scale })];
  if (!hasModes) return [element('picture', {}, imageAt(address))];
  return [
    element('picture', { className: ['light', ...classes] }, imageAt(address)),
    element('picture', { className: ['dark', ...classes] }, imageAt(`${address}#${DARK}`)),
  ];
}

function picturesOf(node: Element, sizes: string, { publish, measure, draw }: FilesBeside): Element[] {
  const { file, drawing, alt } = node.properties as PictureProperties;
  if (drawing !== undefined) {
    const diagram = draw(file, drawing);
    return drawingsOf(diagram, alt, DIAGRAM_SCALE, diagram.width * DIAGRAM_SCALE > WIDEST_ON_PHONES ? ['wide'] : []);
  }
  if (DRAWING_FILE.test(file)) return drawingsOf(draw(file), alt, DRAWING_SCALE);
  // The plugin sizes no animations and, while developing, no missing pictures.
  const sized = elementsNamed(node, 'img').find(({ properties }) => properties.srcSet !== undefined);
  const { src = publish(file), srcSet = '' } = sized?.properties ?? {};
  const candidates = String(srcSet).split(/,\s+/);
  // In a `<source>`, because the zoom copies the `srcset` of an `<img>`.
  const sources = candidates.length > 1 ? [element('source', { srcSet: candidates.join(', '), sizes })] : [];
  return [element('picture', {}, [...sources, imageOf(String(src), alt, measure(file))])];
}

/** Turns `<Picture>` into a figure with its pictures and caption. Inline, it has no figure. */
export function renderPicture(node: Element, sizes: string, files: FilesBeside): Element[] {
  const { caption, drawing, inline } = node.properties as PictureProperties;
  const pictures = picturesOf(node, sizes, files);
  if (inline !== undefined) return pictures;
  const words = caption === undefined || caption === '' ? [] : [element('figcaption', {}, [{ type: 'text', value: caption }])];
  return [element('figure', drawing === undefined ? {} : { className: ['diagram'] }, [...pictures, ...words])];
}
