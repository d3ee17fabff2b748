import { graphql } from 'gatsby';
import { Picture } from '../../components/picture';

/** The picture at the top of a page, where the page wants it there. */
export function Banner({ banner }: { banner: Queries.BannerFragment | null }) {
  const image = banner?.file.childImageSharp?.gatsbyImageData;
  if (!banner?.shown || !image?.images.fallback) return null;
  return (
    <figure>
      <Picture image={image} alt={banner.alt} />
    </figure>
  );
}

export const fragment = graphql`
  fragment Banner on WikiBanner {
    alt
    shown
    file {
      childImageSharp {
        gatsbyImageData(width: 736, placeholder: NONE, formats: [AUTO, WEBP])
      }
    }
  }
`;
