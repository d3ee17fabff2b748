import { graphqlTypesOf } from '../../content/graphql-types';
import { siteSchema } from '../../content/site-schema';

const DESCRIPTION = 'Name, links and switches of the site, from content/site.json.';

const SITE = /* GraphQL */ `
  """
  The site itself.
  """
  type Site implements Node {
    "${DESCRIPTION}"
    siteMetadata: SiteConfiguration!
  }
`;

/** GraphQL types of `content/site.json`, reachable as `site.siteMetadata`. */
export const SITE_TYPES = [
  SITE,
  ...graphqlTypesOf(siteSchema, {
    name: 'SiteConfiguration',
    description: DESCRIPTION,
    prefix: 'Site',
    fields: {
      SiteConfiguration: /* GraphQL */ `
        "Base URL, by the name that Gatsby's plugins expect."
        siteUrl: String!
      `,
      SiteAnnouncementBar: /* GraphQL */ `
        "The announcement as a tree of elements and text."
        tree: JSON!
      `,
    },
  }),
].join('\n');
