/**
 * How pictures of wiki pages are sized and compressed. A drawing of a few colours is a PNG that is smaller than
 * WebP or AVIF of the same size, so that its file is the largest of its sizes and only the smaller ones are made;
 * a photograph is WebP in all. Each supported browser reads WebP, so that nothing is made twice. No AVIF: it
 * multiplies the build time.
 */

/** Width of a page's text, in CSS pixels: no picture is shown wider. */
export const TEXT_WIDTH = 736;
/** Widths that small screens get, and the columns of a gallery, in pixels. */
const SMALLER_WIDTHS = [490, TEXT_WIDTH];
/** What a picture's own file may have to be offered to readers as it is, in bytes. */
const LIGHT_FILE = 64 * 1024;

/**
 * The widths in which a picture is offered as WebP, and whether its own file is offered beside them. Takes its
 * width in pixels, the size of its file in bytes, and the file's extension. Of a GIF, which may move, nothing is
 * made.
 */
export function planSizes({ width, bytes, extension }: { width: number; bytes: number; extension: string }): {
  widths: number[];
  offersFile: boolean;
} {
  const isAnimation = extension.toLowerCase() === 'gif';
  const offersFile = isAnimation || bytes <= LIGHT_FILE;
  const smaller = isAnimation ? [] : SMALLER_WIDTHS.filter((each) => each < width);
  return { widths: offersFile ? smaller : [...smaller, Math.min(width, 2 * TEXT_WIDTH)], offersFile };
}
