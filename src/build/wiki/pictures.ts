/**
 * How pictures of wiki pages are sized and compressed, for gatsby-remark-images. WebP beside PNG or JPEG;
 * no AVIF, because it multiplies the build time and our line drawings are small already.
 */
export const PICTURE_OPTIONS = {
  maxWidth: 736,
  quality: 85,
  withWebp: { quality: 55 },
  linkImagesToOriginal: false,
  disableBgImage: true,
  srcSetBreakpoints: [490],
};

/** The formats of pictures that pages can show. */
export const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif)$/i;
