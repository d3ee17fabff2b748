import { graphql } from 'gatsby';
import { Picture } from '../../components/picture';
import { useSiteConfiguration } from '../../components/use-site';

export function Banner({ banner }: { banner: Queries.BannerFragment | null }) {
  const { imageZoom } = useSiteConfiguration();
  const image = banner?.file.childImageSharp?.gatsbyImageData;
  if (!banner?.shown || !image?.images.fallback) return null;
  return (
    <figure data-zoomable={imageZoom.margin}>
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
        gatsbyImageData(
          width: 736
          breakpoints: [736, 1472]
          sizes: "(min-width: 997px) 736px, calc(100vw - 42px)"
          placeholder: NONE
          formats: [WEBP]
        )
      }
    }
  }
`;
