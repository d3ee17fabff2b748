import { graphql, withPrefix } from 'gatsby';
import { writeAddress } from '../../content/addresses';
import { StructuredData } from '../../components/page-head';
import { useSiteConfiguration } from '../../components/use-site';
import { addressOfPoster } from './poster';
import { theaterEvent } from '../theater-event';

interface Props {
  production: Queries.TheaterEventDataFragment;
  description: string;
}

/** The dates of a show for search engines; nothing without dates or a place. */
export function TheaterEventData({ production, description }: Props) {
  const { url } = useSiteConfiguration();
  const { name, path, kind, societyName, society, poster, runs } = production;
  const addressOf = (page: string): string => `${url}${writeAddress(withPrefix(page))}`;
  const picture = addressOfPoster(poster);
  const data = theaterEvent({
    name,
    url: addressOf(path),
    description,
    society: societyName === null ? null : { name: societyName, ...(society && { url: addressOf(society.path) }) },
    image: picture && `${url}${picture}`,
    runs: runs.map(({ placeName, venue, ...run }) => ({
      ...run,
      place: placeName === null ? null : { name: placeName, address: venue?.address ?? null },
    })),
  });
  // Hires are not public.
  return data && kind === 'show' ? <StructuredData data={data} /> : null;
}

export const fragment = graphql`
  fragment TheaterEventData on Production {
    name
    path
    kind
    societyName
    society {
      path
    }
    poster {
      ...Poster
    }
    runs {
      from
      to
      times
      placeName
      venue {
        address {
          street
          town
          postcode
        }
      }
    }
  }
`;
