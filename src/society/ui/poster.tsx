import { graphql } from 'gatsby';
import { Picture } from '../../components/picture';
import { largestOf } from '../../content/addresses';

/** Address of the large poster; `undefined` without one. */
export function addressOfPoster(poster: Queries.ProductionPosterFragment['poster']): string | undefined {
  const srcset = poster?.childImageSharp?.gatsbyImageData.images.fallback?.srcSet;
  return srcset === undefined ? undefined : largestOf(srcset);
}

interface Props {
  production: Queries.ProductionPosterFragment;
  className: string | undefined;
  lazy?: boolean;
}

/** The poster of a production, as a link to the large one. It looks the same in both colour modes. */
export function Poster({ production: { name, poster }, className, lazy = false }: Props) {
  const image = poster?.childImageSharp?.gatsbyImageData;
  if (!image) return null;
  return (
    <a href={addressOfPoster(poster)} className="no-url">
      <Picture image={image} alt={`Poster of ${name}`} className={className} lazy={lazy} />
    </a>
  );
}

export const fragment = graphql`
  fragment ProductionPoster on Production {
    name
    poster {
      childImageSharp {
        gatsbyImageData(width: 320, breakpoints: [320, 640, 1600], placeholder: NONE, formats: [WEBP])
      }
    }
  }
`;
