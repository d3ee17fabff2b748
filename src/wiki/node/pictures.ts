/**
 * Pictures in a page's tree. A drawing is shown as it was exported, because resized versions would be larger files; any other
 * picture comes in the sizes that gatsby-remark-images made. See docs/decisions/0007.
 */
import type { Element, ElementContent, Nodes, Properties } from 'hast';

/** Width of a page's text in CSS pixels; no picture is shown wider. */
const TEXT_WIDTH = 736;

/** Options of gatsby-remark-images. The widths suit phones and galleries, the text, and the text on high-density screens. */
export const PICTURE_OPTIONS = {
  maxWidth: TEXT_WIDTH,
  srcSetBreakpoints: [490, 2 * TEXT_WIDTH],
  quality: 55,
  withWebp: true,
  linkImagesToOriginal: false,
  disableBgImage: true,
};

/** The `sizes` of pictures: the window minus the page's margins and the frame; see `figure` in the styles of wiki pages. */
export const SIZES = `(min-width: 997px) ${TEXT_WIDTH}px, calc(100vw - 42px)`;
export const SIZES_IN_GALLERY = '(max-width: 599px) calc(50vw - 45px), 245px';

/** Access to the files beside a page. */
export interface FilesBeside {
  /** Puts a file into the build and returns its address. */
  publish: (relativeFile: string) => string;
  /** Width and height of a picture, in pixels. */
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

/**
 * The `<source>` elements that gatsby-remark-images wrote: the picture's own format and WebP, which are the same for a WebP
 * file. They are kept off the `<img>`, because they would change its natural size, which the zoom reads.
 */
function sourcesOf(sized: Element, sizes: string): Element[] {
  const byAddresses = new Map(elementsBelow(sized, 'source').map(({ properties }) => [String(properties.srcSet), properties.type]));
  return [...byAddresses].map(([srcSet, type]) => element('source', { type, srcSet: srcSet.replace(/\s+/g, ' '), sizes }));
}

/** One picture, or one for each colour mode; width and height reserve its space while it loads. */
function picturesOf(node: Element, sizes: string, { publish, measure }: FilesBeside): Element[] {
  const { file, dark, alt } = node.properties as PictureProperties;
  const natural = measure(file);
  const width = Math.min(natural.width, TEXT_WIDTH);
  const height = Math.round((width * natural.height) / natural.width);
  const imageOf = (src: string): Element => element('img', { src, alt, width, height, loading: 'lazy', decoding: 'async' });
  const address = publish(file);
  if (dark !== undefined) {
    return [
      element('picture', { className: ['light'] }, [imageOf(address)]),
      element('picture', { className: ['dark'] }, [imageOf(publish(dark))]),
    ];
  }
  const [sized] = elementsBelow(node, 'picture');
  // A GIF is not resized, because it may be animated.
  if (!sized) return [element('picture', {}, [imageOf(address)])];
  const image = imageOf(String(elementsBelow(sized, 'img')[0]?.properties.src));
  // The zoom shows the original file; see src/site/ui/zoomable-pictures.ts.
  image.properties.dataLarge = address;
  return [element('picture', {}, [...sourcesOf(sized, sizes), image])];
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
