import { graphql, useStaticQuery } from 'gatsby';

/** Name, links and switches of the site, as `content/site.json` and the environment set them. */
export function useSite(): Queries.SiteShellQuery['site'] & object {
  const { site } = useStaticQuery<Queries.SiteShellQuery>(graphql`
    query SiteShell {
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
            direction
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
            id
            tree
            dismissible
            background
            text
          }
          colourMode {
            default
            respectSystem
            disableSwitch
          }
          navbar {
            items {
              type
              label
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
          search {
            pagePath
            suggestions
          }
          repository {
            url
          }
        }
      }
    }
  `);
  if (!site) throw new Error('content/site.json did not reach the data layer.');
  return site;
}

/** The configuration itself. */
export function useSiteConfiguration() {
  return useSite().siteMetadata;
}
