import { graphqlTypesOf } from '../../content/graphql-types';
import { productionSchema } from '../../content/society-schemas';
import { YEAR_KINDS } from '../../content/year-kinds';

/** The year of a file as its page has it. */
const SLUG = /* GraphQL */ `
  "The year as an anchor, e.g. 2025-2026."
  slug: String!
`;

/** Types of what stands in the year files; what shows and hires share is there once. */
const FILE_TYPES = new Set([
  ...YEAR_KINDS.flatMap(({ schema, type, description }) =>
    graphqlTypesOf(schema, { name: type, description, header: 'implements Node', fields: { [type]: SLUG } }),
  ),
  ...graphqlTypesOf(productionSchema, {
    name: 'Production',
    description: 'A show or a hire.',
    header: 'implements Node',
    fields: {
      Production: /* GraphQL */ `
        "Whether it is a show or a hire."
        kind: String!
        "Its anchor on the page that lists it."
        anchor: String!
        "Academic year."
        year: String!
        "Name of the term."
        term: String!
      `,
    },
  }),
]);

/** GraphQL types of exec, shows, hires and people. */
export const SOCIETY_TYPES = /* GraphQL */ `
  ${[...FILE_TYPES].join('\n\n')}

  """
  Somebody who was on an exec, a show or a hire.
  """
  type Person implements Node @dontInfer {
    "The name as the site shows it."
    name: String!
    "Address of the person's page; absent for people who are hidden."
    path: String
    "Exec posts and what else year files say beside shows and hires, newest first."
    posts: [PersonPost!]!
    "Shows and hires, newest first."
    productions: [PersonProduction!]!
  }

  """
  What a person did in a year beside shows and hires, such as an exec post.
  """
  type PersonPost @dontInfer {
    "Academic year."
    year: String!
    "What such posts are called: Exec."
    heading: String!
    "Exec roles, or hires assistant with the term."
    roles: [String!]!
  }

  """
  A production that a person worked on.
  """
  type PersonProduction @dontInfer {
    "What the person did."
    roles: [String!]!
    "The production."
    production: Production! @link
  }

  """
  What all shows, or all hires, add up to.
  """
  type ProductionStatistics implements Node @dontInfer {
    "Whether shows or hires are counted."
    kind: String!
    "Number of productions."
    productions: Int!
    "Number of different people with a credit."
    people: Int!
    "Average number of people in a team; absent where no team is on record."
    averageTeam: Float
    "What each year adds, oldest first."
    years: [YearFigures!]!
    "Productions of each society or client, most first."
    societies: [NameCount!]!
    "Productions in each venue, most first."
    venues: [NameCount!]!
    "Credits of each role, most first."
    roles: [NameCount!]!
    "The people who worked on most productions, most first; hidden people are left out."
    crew: [PersonCount!]!
  }

  """
  What one academic year adds to the statistics.
  """
  type YearFigures @dontInfer {
    "Academic year."
    year: String!
    "The year as an anchor."
    slug: String!
    "Number of productions."
    count: Int!
    "Average number of people in a team; absent where no team is on record."
    averageTeam: Float
  }

  """
  A name that the site does not show as the content writes it, because of people.json.
  """
  type PersonName implements Node @dontInfer {
    "The name as the content writes it."
    written: String!
    "The name as the site shows it."
    shown: String!
  }

  """
  How often a name occurs.
  """
  type NameCount @dontInfer {
    "The name."
    name: String!
    "How often it occurs."
    count: Int!
  }

  """
  On how many productions a person worked.
  """
  type PersonCount @dontInfer {
    "The person."
    person: Person! @link
    "Number of productions."
    count: Int!
  }
`;
