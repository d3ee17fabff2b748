import { largestOf } from '../content-model/addresses';

/** The parts of `gatsbyImageData` that a plain `<picture>` needs. */
export interface ImageData {
  readonly width: number;
  readonly height: number;
  readonly images: {
    readonly fallback?: { readonly src: string; readonly srcSet?: string; readonly sizes?: string };
  };
}

/** A picture that a query asked for in both ways: sized by gatsby-plugin-sharp, or a drawing as pixels. */
interface PictureFile {
  readonly childImageSharp: { readonly gatsbyImageData: ImageData } | null;
  /** An `ImageData`; see `src/wiki/node/drawing-pixels.ts`. */
  readonly drawing: unknown;
}

export function imageOf(file: PictureFile | null | undefined): ImageData | undefined {
  return file?.childImageSharp?.gatsbyImageData ?? (file?.drawing as ImageData | null) ?? undefined;
}

/** Address of the largest size. */
export function largestImageOf(file: PictureFile | null | undefined): string | undefined {
  const { src, srcSet } = imageOf(file)?.images.fallback ?? {};
  return srcSet === undefined ? src : largestOf(srcSet);
}

interface PictureProps {
  image: ImageData;
  alt: string;
  className?: string | undefined;
  lazy?: boolean;
}

/**
 * A picture in several sizes. Gatsby's own image component adds 64 KB of script under React 19. The sizes are in a `<source>`,
 * because medium-zoom copies the `<img>`.
 */
export function Picture({ image, alt, className, lazy = false }: PictureProps) {
  const { fallback } = image.images;
  if (!fallback) return null;
  return (
    <picture>
      <source srcSet={fallback.srcSet} sizes={fallback.sizes} />
      <img
        src={fallback.src}
        alt={alt}
        width={image.width}
        height={image.height}
        className={className}
        loading={lazy ? 'lazy' : undefined}
        decoding="async"
      />
    </picture>
  );
}
