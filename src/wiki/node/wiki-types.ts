import { pageTextFrontMatterSchema, wikiFrontMatterSchema } from '../../content-model/front-matter-schemas';
import { graphqlTypesOf } from '../../content-model/node-fields';

const PAGE_TYPES = graphqlTypesOf(wikiFrontMatterSchema, {
  name: 'WikiPage',
  description: 'A page of the wiki, made from one MDX or Markdown file.',
  header: 'implements Node @childOf(types: ["Mdx"])',
  fields: {
    WikiPage: /* GraphQL */ `
      "Address of the page on this site, without a slash at its end."
      path: String!
      "Path of the file below the content folder."
      file: String!
      "Name of the sidebar that shows the page; there is one, called wiki."
      sidebar: String!
      "Title of the page."
      title: String!
      "What the sidebar calls the page."
      sidebarLabel: String!
      "Place of the page in reading order, from 1."
      sheet: Int!
      "Number of pages of the wiki."
      sheets: Int!
      "The pages above this one, from the wiki's root down."
      breadcrumbs: [WikiPageSummary!]!
      "The page before this one in reading order."
      previous: WikiPageSummary
      "The page after this one in reading order."
      next: WikiPageSummary
      "The pages directly below this one; the first page below it stands for a folder without a page."
      pagesBelow: [WikiPageSummary!]!
      "Venues that the page is about."
      venues: [Venue!]! @link(by: "wikiPage.path", from: "path")
      "The page and all below it, in reading order."
      pagesOfSection: [WikiPage!]!
      "Tags of the page."
      tags: [Tag!]!
      "Picture at the top of the page and in link previews."
      banner: WikiBanner
      "Authors, those with most changes first."
      authors: [String!]!
      "The latest change of the page that is on record."
      lastUpdated: WikiUpdate
      "The ten newest changes of the page, newest first; moves alone do not count."
      changes: [WikiChange!]!
      "Number of changes of the page on record."
      changeCount: Int!
      "Where the changelog shows all changes of the page; absent without a page that shows the changelog."
      changelogAddress: String
      "Where the repository shows the history of the page."
      historyUrl: String!
      "All changes of the wiki; absent on pages that do not show them."
      changelog: JSON
      "Numbers about the wiki; absent on pages that do not show them."
      statistics: JSON
      "When the page was last checked and is due again; absent for a page that nobody has checked."
      review: WikiReview
      "Where the source of the page can be edited."
      editUrl: String!
      "The headings of the text."
      headings: [WikiHeading!]!
      "The text as a hast tree, with its acronyms explained; component names are tag names."
      tree: JSON!
    `,
  },
});

const PAGE_TEXT_TYPES = graphqlTypesOf(pageTextFrontMatterSchema, {
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

export const WIKI_TYPES = /* GraphQL */ `
  ${[...PAGE_TYPES, ...PAGE_TEXT_TYPES].join('\n\n')}

  """
  A file of the wiki as gatsby-plugin-mdx reads it: its front matter is in WikiPage.
  """
  type Mdx implements Node @dontInfer {
    "Id of the node."
    id: ID!
  }

  """
  What other pages show of a wiki page. A node of its own, so that editing the text does not invalidate them.
  """
  type WikiPageSummary implements Node @dontInfer {
    "Address of the page."
    path: String!
    "Title of the page."
    title: String!
    "Shorter name, for navigation."
    label: String!
    "One sentence on the page."
    description: String!
    "The page's emoji, if it has one."
    emoji: String
  }

  """
  The last check of a page and the next.
  """
  type WikiReview @dontInfer {
    "Month of the last check, e.g. 2026-03."
    reviewed: String!
    "Month from which on the page is due again."
    due: String!
  }

  """
  A heading of a wiki page.
  """
  type WikiHeading @dontInfer {
    "Anchor of the heading."
    id: String!
    "Its words."
    text: String!
    "Its level, 1 to 6."
    depth: Int!
  }

  """
  Picture at the top of a page and in link previews.
  """
  type WikiBanner @dontInfer {
    "The picture's file."
    file: File! @picture
    "Words that replace it."
    alt: String!
    "Whether the page shows it at its top."
    shown: Boolean!
  }

  """
  A tag and the pages that carry it.
  """
  type Tag @dontInfer {
    "Name of the tag."
    name: String!
    "Address of the tag's page."
    path: String!
    "Number of pages that carry it."
    count: Int!
    "The pages that carry it, in reading order."
    pages: [WikiPageSummary!]!
  }
`;
