/** GraphQL types of the wiki's history and statistics. */
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
    "The wiki pages that those files became, as far as they exist."
    pages: [WikiLink!]!
    "Where the commit can be looked at."
    url: String
    "Whether it changed what pages say, and not only their files."
    isEdit: Boolean!
  }

  """
  What is known of the past of a page, by the page's address.
  """
  type PageHistory implements Node @dontInfer {
    "Address of the page."
    page: String!
    "The changes of its text, newest first; moves alone do not count."
    changes: [WikiChange!]! @link
    "Who made them, those with most changes first."
    contributors: [String!]!
    "The latest of them."
    lastUpdate: WikiUpdate
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

  """
  All changes of the wiki.
  """
  type WikiChangelog @dontInfer {
    "How many changes there are to what pages say."
    count: Int!
    "How many other changes there are, to files alone."
    otherCount: Int!
    "The newest changes to what pages say, newest first."
    newest: [WikiChange!]!
    "All others, newest first."
    others: [WikiChange!]!
    "Address of a JSON file with all others; absent when there are none."
    othersAddress: String
    "Address of the Atom feed of the newest changes."
    feedAddress: String!
    "The pages that were changed, in reading order."
    pages: [WikiLink!]!
    "Everyone who changed them, in alphabetical order."
    authors: [String!]!
    "Calendar years with a change, newest first."
    years: [String!]!
    "Where the repository shows the whole history."
    historyUrl: String!
  }

  """
  How large the wiki is, and what is left to do.
  """
  type WikiStats @dontInfer {
    "Number of pages."
    pageCount: Int!
    "Number of words of all pages."
    wordCount: Int!
    "Number of changes on record."
    changeCount: Int!
    "The ten pages with most words."
    longestPages: [WikiStatsEntry!]!
    "The ten pages with fewest words."
    shortestPages: [WikiStatsEntry!]!
    "Pages that are due to be checked in the month of the build, by section."
    duePages: [WikiStatsSection!]!
    "Shows and hires whose record lacks something, newest year first."
    missingFacts: [YearWithGaps!]!
    "Everyone who changed the wiki, those with most changes first."
    contributors: [WikiContributor!]!
  }

  """
  What the records of one academic year lack.
  """
  type YearWithGaps @dontInfer {
    "Academic year."
    year: String!
    "How many of its shows and hires lack something."
    count: Int!
    "The pages of these shows and hires."
    pages: [String!]!
    "What they lack; empty for years that are too old for a list."
    gaps: [Gap!]!
  }

  """
  Shows and hires whose records lack the same.
  """
  type Gap @dontInfer {
    "What is missing of crew, dates, venue, photos and programme."
    missing: String!
    "The shows and hires."
    productions: [ProductionWithGaps!]!
  }

  """
  A show or a hire whose record lacks something.
  """
  type ProductionWithGaps @dontInfer {
    "Its name."
    name: String!
    "Address of its page."
    path: String!
  }

  """
  A page in the statistics.
  """
  type WikiStatsEntry @dontInfer {
    "Title of the page."
    title: String!
    "The page's emoji, if it has one."
    emoji: String
    "Number of words that a reader reads."
    wordCount: Int!
    "Address of the page."
    url: String!
    "When the page was last checked and is due again; absent for a page that nobody has checked."
    review: WikiReview
  }

  """
  The month in which this build is made.
  """
  type CurrentMonth implements Node @dontInfer {
    "The month, e.g. 2025-10."
    month: String!
  }

  """
  The pages of a section of the wiki.
  """
  type WikiStatsSection @dontInfer {
    "Title of the section."
    section: String!
    "The pages."
    pages: [WikiStatsEntry!]!
  }

  """
  Someone who changed the wiki.
  """
  type WikiContributor @dontInfer {
    "Name."
    name: String!
    "Number of changes."
    changeCount: Int!
  }
`;
