/** The poster of a production, small on its sheet, and large behind a link and for search engines. */
import { graphql } from 'gatsby';
import { largestOf } from '../../content/addresses';

/** Address of the large poster. */
export function addressOfPoster(poster: Queries.PosterFragment | null): string | undefined {
  const srcset = poster?.childImageSharp?.gatsbyImageData.images.fallback?.srcSet;
  return srcset === undefined ? undefined : largestOf(srcset);
}

export const fragment = graphql`
  fragment Poster on File {
    childImageSharp {
      gatsbyImageData(width: 320, breakpoints: [320, 640, 1600], placeholder: NONE, formats: [WEBP])
    }
  }
`;
