/** GraphQL types of search. */
export const SEARCH_TYPES = /* GraphQL */ `
  """
  One thing that search can find: a page, a heading or a group of paragraphs.
  """
  type SearchRecord @dontInfer {
    "Its address, with a number where several records share one."
    objectID: String!
    "What it is: lvl1 a page, lvl2 to lvl6 a heading, content a group of paragraphs."
    type: String!
    "What it is: wiki, page, venue, society, year, or a kind of year file such as exec, show or hire."
    kind: String!
    "Where it stands."
    hierarchy: SearchHierarchy!
    "Its text; absent for headings."
    content: String
    "Path on this site, with the anchor."
    url: String!
    "Path of the page."
    url_without_anchor: String!
    "Anchor on the page."
    anchor: String
    "What the record is a part of; results of one document are shown together."
    document: String!
    "Language of the text, to filter by."
    language: String!
    "Version of the wiki, to filter by; absent for pages without versions."
    version: String
    "docs-default and the version for the wiki, default for everything else; to filter by."
    tag: String!
    "Tags that the page carries."
    pageTags: [String!]!
    "Short links that open exactly this, or other names of a page outside the wiki."
    shortlinks: [String!]!
    "How much it counts in ranking: 1 for the wiki, less for the rest."
    weight: Float!
    "For ranking, larger first: 90 for a page, less for headings, 0 for text."
    level: Int!
    "For ranking, smaller first: place on the page."
    position: Int!
  }

  """
  Where a search record stands.
  """
  type SearchHierarchy @dontInfer {
    "The part of the site."
    lvl0: String
    "Title of the page."
    lvl1: String
    "Heading of level 2."
    lvl2: String
    "Heading of level 3."
    lvl3: String
    "Heading of level 4."
    lvl4: String
    "Heading of level 5."
    lvl5: String
    "Heading of level 6."
    lvl6: String
  }
`;
