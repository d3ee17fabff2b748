import type { ImageData } from './sized-picture';

/**
 * A picture in several sizes. Gatsby's own image component adds 64 KB of script under React 19. The sizes are in a `<source>`,
 * because medium-zoom copies the `<img>`.
 */
export function Picture({
  image,
  alt,
  className,
  lazy = false,
}: {
  image: ImageData;
  alt: string;
  className?: string | undefined;
  lazy?: boolean;
}) {
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
