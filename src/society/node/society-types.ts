import { graphqlTypesOf } from '../../content-model/node-fields';
import { productionSchema, societySchema, venueSchema } from '../../content-model/society-schemas';
import { YEAR_KINDS } from '../../content-model/year-kinds';

const SLUG = /* GraphQL */ `
  "The year as an anchor, e.g. 2025-2026."
  slug: String!
`;

const PATH_OF_YEAR = /* GraphQL */ `
  "Address of the year's page."
  path: String!
`;

const NAME_OF_PERSON = /* GraphQL */ `
  "The person's name as the site shows it."
  name: String!
`;

const VENUE_LINK = /* GraphQL */ `
  "The venue, unless it is a place that is used once."
  venue: Venue @link
`;

const LAST_DAY = /* GraphQL */ `
  "The last day; for a single day the same as the first."
  to: String!
`;

const OF_DIRECTORY = /* GraphQL */ `
  "Address of its page."
  path: String!
  "The page of the wiki about it."
  wikiPage: WikiPage @link(by: "path")
  "Its productions: newest year first, within a year in the order of their dates."
  productions: [Production!]! @link
`;

/** Types of the content's files. A set, because shows and hires share some. */
const FILE_TYPES = new Set([
  ...YEAR_KINDS.flatMap(({ schema, type, description, pagesBelow }) =>
    graphqlTypesOf(schema, {
      name: type,
      description,
      header: 'implements Node',
      fields: { [type]: pagesBelow === undefined ? SLUG : SLUG + PATH_OF_YEAR, ExecMember: NAME_OF_PERSON },
    }),
  ),
  ...graphqlTypesOf(venueSchema, {
    name: 'Venue',
    description: 'A place where productions are shown.',
    header: 'implements Node & DirectoryEntry',
    fields: { Venue: OF_DIRECTORY },
  }),
  ...graphqlTypesOf(societySchema, {
    name: 'Society',
    description: 'A society or client for whom productions are made.',
    header: 'implements Node & DirectoryEntry',
    fields: { Society: OF_DIRECTORY },
  }),
  ...graphqlTypesOf(productionSchema, {
    name: 'Production',
    description: 'A show or a hire.',
    header: 'implements Node',
    fields: {
      ProductionRun: LAST_DAY,
      TourStop: VENUE_LINK + LAST_DAY,
      Credit: /* GraphQL */ `
        "The department of the role, as site.json lists them."
        department: String!
      `,
      Production: /* GraphQL */ `
        ${VENUE_LINK}
        "The society, unless it is a client without an entry."
        society: Society @link
        "The end of its address."
        slug: String!
        "Address of its page."
        path: String!
        "Its runs and those of its tour, in the order of their days."
        runs: [PlacedRun!]!
        "Number of different people in the crew whose names are known."
        crewSize: Int!
        "Each credit in words, a name and its roles, to be searched."
        creditTexts: [String!]!
        "Who of the crew worked on what else that year; hidden people are left out. See CrewElsewhere in production-nodes.ts."
        crewElsewhere: JSON!
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

export const SOCIETY_TYPES = /* GraphQL */ `
  ${[...FILE_TYPES].join('\n\n')}

  """
  What venues and societies have in common.
  """
  interface DirectoryEntry implements Node {
    "Id of the node."
    id: ID!
    "The whole name."
    name: String!
    "A shorter name, for tables and calendars."
    shortName: String
    "Its own site."
    url: String
    "In which years it was there, as far as known."
    active: YearsActive
    ${OF_DIRECTORY}
  }

  """
  Somebody who was on an exec, a show or a hire.
  """
  type Person implements Node @dontInfer {
    "The name as the site shows it."
    name: String!
    "Address of the person's page; absent for people who are hidden."
    path: String
    "What they did, by year, and what it adds up to; see PersonRecord in person-nodes.ts."
    record: JSON!
    "The shows, in the order of the record."
    shows: [Production!]! @link
  }

  """
  A name that the site does not show as the content writes it, because of people.json.
  """
  type ChangedName implements Node @dontInfer {
    "The name as the content writes it."
    written: String!
    "The name as the site shows it."
    shown: String!
  }

  """
  The lighting plot that is drawn of a show: see src/society/plot.ts.
  """
  type Plot @dontInfer {
    "The plan of its venue: black-box, proscenium or none."
    plan: String!
    "The lanterns' symbols, as path data."
    symbols: String!
    "A lantern for each of the crew, in the order of the record."
    lanterns: [Lantern!]!
  }

  """
  A lantern of a plot.
  """
  type Lantern @dontInfer {
    "Where it hangs, from the left."
    x: Int!
    "Where it hangs, from the top."
    y: Int!
    "The outline of its beam, as path data."
    beam: String!
    "Number of its gel, the department's."
    gel: Int!
    "The department of the role."
    department: String!
    "The role that lights it."
    role: String!
    "Who has the role; nobody if it is open."
    person: Person @link
  }

  """
  A run of a production, at home or on tour, and where it was.
  """
  type PlacedRun @dontInfer {
    "The first day."
    from: String!
    "The last day; for a single day the same as the first."
    to: String!
    "When it starts on each of these days."
    times: [String!]!
    "The first days that it had before, the oldest first."
    movedFrom: [String!]!
    "Name of the place."
    venueName: String
    "The venue, unless it is a place that is used once."
    venue: Venue @link
  }
`;
