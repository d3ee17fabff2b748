/** The parts of `gatsbyImageData` that a plain `<picture>` needs. */
export interface ImageData {
  readonly width: number;
  readonly height: number;
  readonly images: {
    readonly sources?: readonly { readonly srcSet: string; readonly sizes?: string; readonly type?: string }[];
    readonly fallback?: { readonly src: string; readonly srcSet?: string; readonly sizes?: string };
  };
}

/**
 * A picture in several sizes and formats. A plain `<picture>`, because under React 19 Gatsby's own image component adds
 * 64 KB of script.
 */
export function Picture({
  image,
  alt,
  className,
  lazy = false,
  large,
}: {
  image: ImageData;
  alt: string;
  className?: string | undefined;
  lazy?: boolean;
  /** Address of the picture that the zoom shows; see src/site/ui/zoomable-pictures.ts. */
  large?: string | undefined;
}) {
  const { sources = [], fallback } = image.images;
  if (!fallback) return null;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} srcSet={source.srcSet} sizes={source.sizes} type={source.type} />
      ))}
      <img
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={fallback.sizes}
        alt={alt}
        width={image.width}
        height={image.height}
        className={className}
        data-large={large}
        loading={lazy ? 'lazy' : undefined}
        decoding="async"
      />
    </picture>
  );
}
