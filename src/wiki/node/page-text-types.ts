import { pageTextFrontMatterSchema } from '../../content/front-matter-schemas';
import { graphqlTypesOf } from '../../content/graphql-types';

const TEXT_TYPES = graphqlTypesOf(pageTextFrontMatterSchema, {
  name: 'PageText',
  description: 'The words of a top-level page or of one of its sections, from content/pages.',
  header: 'implements Node',
  fields: {
    PageText: /* GraphQL */ `
      "Path of the file below content/pages, without the extension."
      name: String!
      "The text as a hast tree; component names are tag names. Without children where there is no file."
      tree: JSON!
      "Anchor of the heading above a component; none where the text does not hold it."
      anchorOf(component: String!): String
    `,
  },
});

export const PAGE_TEXT_TYPES = /* GraphQL */ `
  ${TEXT_TYPES.join('\n\n')}

  """
  The services of others that this build uses.
  """
  type SiteServices implements Node @dontInfer {
    "Names of those that are on: analytics, hosted-search, ask-ai."
    on: [String!]!
  }
`;
