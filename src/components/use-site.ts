import { graphql, useStaticQuery } from 'gatsby';
import type { Service } from '../content-model/services';

/** The data of every page's frame, in one static query, so that all pages share one file. */
const SHELL = graphql`
  query SiteShell {
    buildDay {
      year
    }
    site {
      siteMetadata {
        title
        organisation
        contactEmail
        url
        shortlinkUrl
        description
        locales {
          code
          label
          href
        }
        docs {
          version
          versions {
            name
            label
            to
          }
        }
        announcementBar {
          tree
          dismissible
          background
          text
        }
        colourMode {
          disableSwitch
        }
        navbar {
          items {
            type
            label
            about
            position
            to
            href
          }
        }
        footer {
          columns {
            title
            links {
              label
              to
              href
            }
          }
        }
        externalLinks {
          label
          href
        }
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
          discord
        }
        search {
          pagePath
          suggestions
        }
        repository {
          url
          branch
          contentPath
        }
        membershipPrice
        sampleNote
        imageZoom {
          margin
        }
        pageViews {
          requireConsent
        }
      }
    }
  }
`;

const useShell = (): Queries.SiteShellQuery => useStaticQuery<Queries.SiteShellQuery>(SHELL);

export type SiteMetadata = NonNullable<Queries.SiteShellQuery['site']>['siteMetadata'];

/** The site's name, links and switches, from `content/site.json` and the environment. */
export function useSiteConfiguration(): SiteMetadata {
  const { site } = useShell();
  if (!site) throw new Error('content/site.json did not reach the data layer.');
  return site.siteMetadata;
}

/** Whether a service is switched on in this build. */
export function isServiceOn(service: Service): boolean {
  return __SERVICES__.includes(service);
}

export function useBuildYear(): number | undefined {
  return useShell().buildDay?.year;
}
