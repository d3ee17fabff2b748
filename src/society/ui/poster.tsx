import { graphql } from 'gatsby';
import { Picture, imageOf, largestImageOf } from '../../components/picture';

interface Props {
  production: Queries.ProductionPosterFragment;
  className: string | undefined;
  lazy?: boolean;
}

/** The poster of a production, as a link to the large one. It looks the same in both colour modes. */
export function Poster({ production: { name, poster }, className, lazy = false }: Props) {
  const image = imageOf(poster);
  if (!image) return null;
  return (
    <a href={largestImageOf(poster)} className="no-url">
      <Picture image={image} alt={`Poster of ${name}`} className={className} lazy={lazy} />
    </a>
  );
}

export const fragment = graphql`
  fragment ProductionPoster on Production {
    name
    poster {
      drawing(widths: [320, 640, 1600])
      childImageSharp {
        gatsbyImageData(width: 320, breakpoints: [320, 640, 1600], placeholder: NONE, formats: [WEBP])
      }
    }
  }
`;
