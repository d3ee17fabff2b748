import { graphql, withPrefix, type HeadProps, type PageProps } from 'gatsby';
import { assertFound } from '../components/page-context';
import { PageHead, StructuredData } from '../components/page-head';
import { useSiteConfiguration } from '../components/use-site';
import { largestImageOf } from '../components/picture';
import { cardPath, encodeAddress } from '../content-model/addresses';
import { theaterEvent } from '../society/theater-event';
import { factsInLine } from '../society/ui/production-row';
import { crumbsOf, ProductionSheet } from '../society/ui/production-sheet';

type Data = Queries.ProductionTemplateQuery;

/** A show or a hire. */
export default function ProductionTemplate({ data }: PageProps<Data>) {
  return <ProductionSheet production={assertFound(data.production, 'production')} />;
}

export function Head({ data }: HeadProps<Data>) {
  const { url } = useSiteConfiguration();
  const production = assertFound(data.production, 'production');
  const { name, path, year, kind, poster, plot } = production;
  const facts = factsInLine(production).replaceAll(' · ', ', ');
  const description = `${name}: ${facts === '' ? year : facts}. Who did what, and what is left of it.`;
  const picture = largestImageOf(poster);
  const event = theaterEvent(production, {
    description,
    image: picture && `${url}${picture}`,
    addressOf: (page) => `${url}${encodeAddress(withPrefix(page))}`,
  });
  return (
    <PageHead
      title={`${name} (${year})`}
      description={description}
      path={path}
      image={plot && plot.lanterns.length > 0 ? withPrefix(cardPath(path)) : undefined}
      crumbs={crumbsOf(production)}
      current={name}
    >
      {/* Hires are not public. */}
      {event && kind === 'show' && <StructuredData data={event} />}
    </PageHead>
  );
}

export const query = graphql`
  query ProductionTemplate($id: String!) {
    production(id: { eq: $id }) {
      ...ProductionSheet
      runs {
        from
        to
        times
        movedFrom
        venueName
        venue {
          address {
            street
            town
            postcode
          }
        }
      }
    }
  }
`;
