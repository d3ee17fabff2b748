import { Picture, type ImageData } from '../../components/picture';

/** The picture at the top of a page. */
export function Banner({ image, alt }: { image: unknown; alt: string }) {
  const data = image as ImageData | undefined;
  if (!data?.images.fallback) return null;
  return (
    <figure>
      <Picture image={data} alt={alt} />
    </figure>
  );
}
