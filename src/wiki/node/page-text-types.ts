import { pageTextFrontMatterSchema } from '../../content-model/front-matter-schemas';
import { graphqlTypesOf } from '../../content-model/graphql-types';

export const PAGE_TEXT_TYPES = graphqlTypesOf(pageTextFrontMatterSchema, {
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
}).join('\n\n');
