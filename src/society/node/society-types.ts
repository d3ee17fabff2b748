/** GraphQL types of exec, shows and hires. */
export const SOCIETY_TYPES = /* GraphQL */ `
  """
  The people who ran the society in one academic year.
  """
  type ExecYear implements Node @dontInfer {
    "Academic year, e.g. 2025/2026."
    year: String!
    "The year as an anchor, e.g. 2025-2026."
    slug: String!
    "The members of the exec, in the order of the file."
    exec: [ExecMember!]!
    "Hires assistants by term."
    hiresAssistants: [HiresAssistantTerm!]!
  }

  """
  A member of the exec.
  """
  type ExecMember @dontInfer {
    "The person."
    person: Person! @link
    "Exec roles that the person held."
    roles: [String!]!
    "Picture of the person."
    image: File @link(by: "absolutePath")
  }

  """
  The hires assistants of one term.
  """
  type HiresAssistantTerm @dontInfer {
    "Name of the term."
    term: String!
    "The assistants."
    assistants: [Person!]! @link
  }

  """
  The shows of one academic year.
  """
  type ShowYear implements Node @dontInfer {
    "Academic year, e.g. 2025/2026."
    year: String!
    "The year as an anchor, e.g. 2025-2026."
    slug: String!
    "The terms, in order."
    terms: [Term!]!
  }

  """
  The hires of one academic year.
  """
  type HireYear implements Node @dontInfer {
    "Academic year, e.g. 2025/2026."
    year: String!
    "The year as an anchor, e.g. 2025-2026."
    slug: String!
    "The terms, in order."
    terms: [Term!]!
  }

  """
  A term and what happened in it.
  """
  type Term @dontInfer {
    "Name of the term."
    name: String!
    "A remark on the whole term."
    notes: String
    "The productions of the term."
    productions: [Production!]! @link
  }

  """
  A show or a hire.
  """
  type Production implements Node @dontInfer {
    "Whether it is a show or a hire."
    kind: String!
    "Its name."
    name: String!
    "Its anchor on the page that lists it."
    anchor: String!
    "Academic year."
    year: String!
    "Name of the term."
    term: String!
    "Society or client."
    society: String
    "Where it took place."
    venue: String
    "Post or account on Instagram."
    instagram: String
    "The crew."
    credits: [Credit!]!
    "Further links."
    links: [ProductionLink!]!
    "Album of photos."
    photos: ProductionPhotos
  }

  """
  What one person did on a production.
  """
  type Credit @dontInfer {
    "What the person did."
    role: String!
    "The person."
    person: Person! @link
  }

  """
  A link of a production.
  """
  type ProductionLink @dontInfer {
    "Short name of the link."
    name: String!
    "Words of the link."
    label: String!
    "Its address."
    url: String!
  }

  """
  An album of photos.
  """
  type ProductionPhotos @dontInfer {
    "Address of the album."
    url: String!
    "Who took the photos."
    credit: String
  }

  """
  Somebody who was on an exec, a show or a hire.
  """
  type Person implements Node @dontInfer {
    "The name as the site shows it."
    name: String!
    "Address of the person's page; absent for people who are hidden."
    path: String
    "Exec posts, newest first."
    posts: [PersonPost!]!
    "Shows and hires, newest first."
    productions: [PersonProduction!]!
  }

  """
  An exec post of a person.
  """
  type PersonPost @dontInfer {
    "Academic year."
    year: String!
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
