import type { Reporter } from 'gatsby';
import { getImageSize, queueImageResizing, type FileNode } from 'gatsby-plugin-sharp';
import { TEXT_WIDTH, planSizes } from './pictures';

const WEBP_QUALITY = 55;

/** A picture as `<img>` wants it. */
export interface SizedPicture {
  src: string;
  /** Every size with its width; absent where there is only one. */
  srcSet: string | undefined;
  /** In CSS pixels, as it is shown where there is room. */
  width: number;
  height: number;
}

/**
 * Sizes a picture, beside the other work of the build. Takes Gatsby's node of its file, the address of the file
 * itself, the site's path prefix, and Gatsby's reporter, which stops the build where a size cannot be made.
 */
export function sizePicture(file: FileNode, address: string, pathPrefix: string, reporter: Reporter): SizedPicture {
  const { width, height } = getImageSize(file);
  const { widths, offersFile } = planSizes({ width, bytes: file.size, extension: file.extension });
  const sizes = widths.map((each) => {
    const { src } = queueImageResizing({ file, args: { width: each, toFormat: 'webp', quality: WEBP_QUALITY }, reporter });
    return { src: pathPrefix + src, width: each };
  });
  if (offersFile) sizes.push({ src: address, width });
  const shown = Math.min(width, TEXT_WIDTH);
  return {
    src: sizes.at(-1)?.src ?? address,
    srcSet: sizes.length > 1 ? sizes.map((size) => `${size.src} ${size.width}w`).join(', ') : undefined,
    width: shown,
    height: Math.round((shown * height) / width),
  };
}
