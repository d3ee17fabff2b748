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

/** Address of its largest size. */
export function largestImageOf(file: PictureFile | null | undefined): string | undefined {
  const { src, srcSet } = imageOf(file)?.images.fallback ?? {};
  return srcSet === undefined ? src : largestOf(srcSet);
}
