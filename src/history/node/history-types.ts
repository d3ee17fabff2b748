export const HISTORY_TYPES = /* GraphQL */ `
  """
  A commit that changed the wiki.
  """
  type WikiChange implements Node @dontInfer {
    "Hash of the commit."
    hash: String!
    "What changed."
    description: String!
    "Who changed it."
    author: String!
    "Who helped."
    coAuthors: [String!]!
    "When it was changed."
    date: Date! @dateformat
    "The date in words, e.g. 23 Oct 2025, by the clock of London."
    formattedDate: String!
    "Repository paths of the changed files, as they were then."
    files: [String!]!
    "Where the commit can be looked at."
    url: String
  }

  """
  What is known of the past of a page, by the page's address.
  """
  type PageHistory implements Node @dontInfer {
    "Address of the page."
    page: String!
    "The changes of its text, newest first; moves alone do not count."
    changes: [WikiChange!]! @link
  }

  """
  The latest change of a page that is on record.
  """
  type WikiUpdate @dontInfer {
    "When it was made."
    date: Date! @dateformat
    "Who made it; absent where the page names other authors instead."
    author: String
    "Whether the history is whole enough to say that nothing has changed since."
    isLatest: Boolean!
  }
`;
