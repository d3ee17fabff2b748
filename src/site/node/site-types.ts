/** GraphQL types of `content/site.json`, reachable as `site.siteMetadata`. */
export const SITE_TYPES = /* GraphQL */ `
  """
  The site itself.
  """
  type Site implements Node {
    "Name, links and switches of the site, from content/site.json."
    siteMetadata: SiteConfiguration!
  }

  """
  Name, links and switches of the site, from content/site.json.
  """
  type SiteConfiguration @dontInfer {
    "Name of the society and of the site."
    title: String!
    "Short name."
    shortTitle: String!
    "The university."
    organisation: String!
    "One sentence of welcome."
    tagline: String!
    "What the site is, in link previews."
    description: String!
    "Base URL without a path."
    url: String!
    "Base URL, by the name that Gatsby's plugins expect."
    siteUrl: String!
    "Where short links live."
    shortlinkUrl: String!
    "Contact address."
    contactEmail: String!
    "Languages of the site; the first is the default."
    locales: [SiteLocale!]!
    "Versions of the wiki."
    docs: SiteDocs!
    "Light and dark mode."
    colourMode: SiteColourMode!
    "The top bar."
    navbar: SiteNavbar!
    "Links of the sidebar's category External Links."
    externalLinks: [SiteLink!]!
    "The footer."
    footer: SiteFooter!
    "Search."
    search: SiteSearch!
    "A line above everything."
    announcementBar: SiteAnnouncementBar
    "How pictures of wiki pages are zoomed."
    imageZoom: SiteImageZoom!
    "How page views are counted."
    pageViews: SitePageViews!
    "Where the source lives."
    repository: SiteRepository!
    "The exec year that counts as the current one."
    currentExecYear: String!
    "Addresses that pages use by name."
    links: SiteNamedLinks!
  }

  "A language of the site."
  type SiteLocale @dontInfer {
    "Language code."
    code: String!
    "The language's own name."
    label: String!
    "Writing direction."
    direction: String!
    "Where the site in this language is; null for the language of this build."
    href: String
  }

  "Versions of the wiki."
  type SiteDocs @dontInfer {
    "Version that this build holds."
    version: String!
    "All versions."
    versions: [SiteDocsVersion!]!
  }

  "A version of the wiki."
  type SiteDocsVersion @dontInfer {
    "Name, e.g. current."
    name: String!
    "Label that readers see, e.g. Next."
    label: String!
    "Where it is read."
    to: String
  }

  "Light and dark mode."
  type SiteColourMode @dontInfer {
    "Mode of a first visit: light, dark or system."
    default: String!
    "Whether a first visit follows the operating system."
    respectSystem: Boolean!
    "Whether the top bar has no switch."
    disableSwitch: Boolean!
  }

  "The top bar."
  type SiteNavbar @dontInfer {
    "Its items, in order."
    items: [SiteNavbarItem!]!
  }

  "An item of the top bar."
  type SiteNavbarItem @dontInfer {
    "What it is: a link, or one of the site's controls."
    type: String!
    "Its words."
    label: String!
    "Side of the bar: left or right."
    position: String!
    "A page of this site."
    to: String
    "An address outside this site."
    href: String
  }

  "A link."
  type SiteLink @dontInfer {
    "Its words."
    label: String!
    "A page of this site."
    to: String
    "An address outside this site."
    href: String
  }

  "The footer."
  type SiteFooter @dontInfer {
    "Its columns."
    columns: [SiteFooterColumn!]!
  }

  "A column of the footer."
  type SiteFooterColumn @dontInfer {
    "Title of the column."
    title: String!
    "Its links."
    links: [SiteLink!]!
  }

  "Search."
  type SiteSearch @dontInfer {
    "Path of the search page."
    pagePath: String
    "What to try when nothing is found."
    suggestions: [String!]
  }

  "A line above everything, for a few weeks."
  type SiteAnnouncementBar @dontInfer {
    "Changing it shows the bar again to those who dismissed it."
    id: String!
    "The announcement, in Markdown."
    content: String!
    "The announcement as a tree of elements and text."
    tree: JSON!
    "Whether readers can dismiss it."
    dismissible: Boolean!
    "Colour of the bar."
    background: String
    "Colour of its text."
    text: String
  }

  "How pictures of wiki pages are zoomed."
  type SiteImageZoom @dontInfer {
    "Space around a zoomed picture, in pixels."
    margin: Int!
  }

  "How page views are counted."
  type SitePageViews @dontInfer {
    "Whether a reader is asked first."
    requireConsent: Boolean!
  }

  "Where the source lives."
  type SiteRepository @dontInfer {
    "Web address of the repository."
    url: String!
    "Web address of the repository that holds the wiki's earlier commits."
    earlierUrl: String
    "Branch that the site is built from."
    branch: String!
    "Folder of the content in it."
    contentPath: String!
  }

  "Addresses that pages use by name."
  type SiteNamedLinks @dontInfer {
    "Equipment dashboard."
    equipmentDashboard: String!
    "Finance form of the students' union."
    unionFinance: String!
    "The constitution."
    constitution: String!
    "Photo archive of the drama society."
    photoArchive: String!
    "The society's page at the students' union."
    unionSociety: String!
    "Instagram."
    instagram: String!
    "TikTok."
    tiktok: String!
    "Board of vacant crew roles."
    crewVacancies: String!
    "Price list of hires."
    priceList: String!
    "Terms of hires."
    hireTerms: String!
  }
`;
