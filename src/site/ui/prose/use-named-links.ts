import { graphql, useStaticQuery } from 'gatsby';

/** The named addresses in `content/site.json`. */
export function useNamedLinks() {
  const { site } = useStaticQuery<Queries.NamedLinksQuery>(graphql`
    query NamedLinks {
      site {
        siteMetadata {
          links {
            equipmentDashboard
            unionFinance
            constitution
            photoArchive
            unionSociety
            instagram
            tiktok
            crewVacancies
            priceList
            hireTerms
          }
        }
      }
    }
  `);
  if (!site) throw new Error('content/site.json did not reach the data layer.');
  return site.siteMetadata.links;
}
