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

  """
  The settings as a node, on which queries depend; pages ask for site.siteMetadata.
  """
  type SiteSettings implements Node @dontInfer {
    "Id of the node."
    id: ID!
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
      SiteAnnouncementBar: /* GraphQL */ `
        "The announcement as a tree of elements and text."
        tree: JSON!
      `,
    },
  }),
].join('\n');
