/** GraphQL types of short links and redirects. */
export const LINK_TYPES = /* GraphQL */ `
  """
  A short path at the root of the site that opens a wiki page or one of its sections.
  """
  type Shortlink implements Node @dontInfer {
    "Its path without the slash."
    name: String!
    "Its path."
    path: String!
    "Anchor of the section that it opens, if any."
    hash: String
    "Words of that section's heading."
    section: String
    "The page that it opens."
    page: WikiPage! @link
  }

  """
  A path of this site that leads elsewhere.
  """
  type Redirect implements Node @dontInfer {
    "Path of this site."
    from: String!
    "A path of this site or a whole address."
    to: String!
  }
`;
