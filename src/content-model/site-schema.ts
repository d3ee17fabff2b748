import { strictObject, z } from 'zod';
import {
  academicYear,
  clockTime,
  colour,
  day,
  emailAddress,
  hostAddress,
  listOf,
  objectsOf,
  refuseRepeats,
  repositoryAddress,
  shortlinkAddress,
  sitePath,
  text,
  trueOrFalse,
  webAddress,
} from './fields';
import { marked } from './schema-marks';

const to = marked(sitePath().describe('A page of this site.'), { link: true });
const href = webAddress.describe('An address outside this site.');
const label = text('Write the words of the link.').describe('Words of the link.');

const link = strictObject({ label, to: to.optional(), href: href.optional() }).refine(
  (value) => (value.to === undefined) !== (value.href === undefined),
  { error: 'Give either "to" (a page of this site) or "href" (an address).' },
);

const NAVBAR_ITEM_TYPES = ['link', 'colour-mode', 'search', 'language', 'version'] as const;

const navbarItem = strictObject({
  type: z
    .enum(NAVBAR_ITEM_TYPES, { error: `Write one of: ${NAVBAR_ITEM_TYPES.join(', ')}.` })
    .describe('What the item is: a link, or one of the site’s controls.'),
  label: label.describe('Words of the item.'),
  about: text('Write a few words, or leave the field out.').optional().describe('What a link is for; the menu of phones shows it.'),
  position: z.enum(['left', 'right'], { error: 'Write "left" or "right".' }).describe('Side of the bar.'),
  to: to.optional(),
  href: href.optional(),
}).refine((item) => item.type !== 'link' || (item.to === undefined) !== (item.href === undefined), {
  error: 'A link needs either "to" (a page of this site) or "href" (an address).',
});

const monthsUntilReview = z
  .int({ error: 'Write a whole number of months.' })
  .min(1, { error: 'Write 1 or more months.' })
  .max(1200, { error: 'Write 1200 months at most.' });

/** Whether a text has the form of a language code. Empty values fail `min(1)`; they pass here. */
function isLanguageCode(code: string): boolean {
  return code === '' || /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/.test(code);
}

const GEL = 'Write the number of a gel, 1 to 4.';
const HOST_NAME = 'Write the name of the host in small letters, without "https://", "www." and a path: "maps.example.org".';

/** `content/site.json`: the name, links and switches of the whole site. */
export const siteSchema = strictObject({
  title: text('Write the name of the society.').describe('Name of the society and of the site.'),
  shortTitle: text('Write a short name.').describe('Short name, for the home screen of a phone.'),
  organisation: text('Write the university.').describe('The university.'),
  tagline: text('Write one sentence of welcome.').describe('One sentence of welcome, shown on the home page.'),
  description: text('Write one sentence for link previews.').describe('What the site is, in link previews and search results.'),
  url: hostAddress.describe('Base URL of the site, without a path. SITE_URL overrides it.'),
  shortlinkUrl: z
    .union([z.literal(''), shortlinkAddress], {
      error: 'Write a whole address that starts with https:// or http://, without spaces, "?" and "#".',
    })
    .default('')
    .describe('Where short links live, if not at the site’s own address. SHORTLINK_URL overrides it.'),
  contactEmail: emailAddress.describe('Contact address. CONTACT_EMAIL overrides it.'),
  locales: objectsOf('Write a list.', {
    code: text('Write a language code such as "en".')
      .refine(isLanguageCode, { error: 'Write a language code such as "en" or "en-GB".' })
      .describe('Language code.'),
    label: text('Write the language’s own name.').describe('The language’s own name.'),
    direction: z.enum(['ltr', 'rtl'], { error: 'Write "ltr" or "rtl".' }).describe('Writing direction.'),
    href: href.optional().describe('Address of the site in this language. The first locale has none: it is this site.'),
  })
    .min(1, { error: 'Configure at least one locale.' })
    .superRefine(refuseRepeats(({ code }) => code, 'List each language once.', 'code'))
    .refine((locales) => locales.every((locale, index) => (index === 0) === (locale.href === undefined)), {
      error: 'Give every locale but the first an "href": the base URL of the site in that language.',
    })
    .describe('Languages of the site; the first is the one of this build. With several there is a menu of them.'),
  docs: strictObject({
    version: text('Write the version, e.g. "current".').describe('Version of the wiki that this build holds.'),
    versions: objectsOf('Write a list.', {
      name: text('Write the version’s name.').describe('Name of the version, e.g. "current".'),
      label: text('Write the version’s label.').describe('Label that readers see, e.g. "Next".'),
      to: to.optional(),
    })
      .min(1, { error: 'Configure at least one version.' })
      .superRefine(refuseRepeats(({ name }) => name, 'Give each version a name of its own.', 'name'))
      .describe('All versions of the wiki.'),
  })
    .refine(({ version, versions }) => versions.some(({ name }) => name === version), {
      path: ['version'],
      error: 'Write the name of one of the "versions".',
    })
    .describe('Versions of the wiki.'),
  colourMode: strictObject({
    default: z.enum(['light', 'dark', 'system'], { error: 'Write "light", "dark" or "system".' }).describe('Mode of a first visit.'),
    respectSystem: trueOrFalse.describe('true: a first visit follows the operating system.'),
    disableSwitch: trueOrFalse.describe('true: no switch in the top bar.'),
  }).describe('Light and dark mode.'),
  navbar: strictObject({
    items: listOf(navbarItem, 'Write a list of items.')
      .superRefine(
        refuseRepeats((item) => (item.type === 'link' ? JSON.stringify([item.to, item.href]) : item.type), 'List each item once.', 'type'),
      )
      .describe('The items, in order.'),
  }).describe('The top bar.'),
  externalLinks: objectsOf('Write a list.', { label, href }).describe('Links of the sidebar’s category "External Links".'),
  footer: strictObject({
    columns: objectsOf('Write a list.', {
      title: text('Write the column’s title.').describe('Title of the column.'),
      links: z.array(link).describe('Its links.'),
    }).describe('The columns of links.'),
  }).describe('The footer.'),
  search: strictObject({
    pagePath: to.optional().describe('Path of the search page; without it the search box has no link to a page of results.'),
    suggestions: listOf(text('Write what to search for.'), 'Write a list, e.g. ["Cables", "First aid"].')
      .optional()
      .describe('Searches to suggest when nothing is found.'),
  }).describe('Search.'),
  acronymsPage: to
    .optional()
    .describe('Page whose first table explains acronyms. Other pages show the meaning of each acronym that they use.'),
  reviews: strictObject({
    months: monthsUntilReview.describe('Months between two checks of a page.'),
    kinds: objectsOf('Write a list.', {
      tag: text('Write a tag of pages, e.g. "Safety".').describe('Tag of the pages.'),
      months: monthsUntilReview.describe('Months between two checks of a page with this tag.'),
    })
      .superRefine(refuseRepeats(({ tag }) => tag, 'List each tag once.', 'tag'))
      .describe('Tags whose pages have an interval of their own; with several such tags, the shortest counts.'),
  })
    .default({ months: 24, kinds: [] })
    .describe('How often wiki pages are checked; “reviewed” in a page’s front matter is the date of its last check.'),
  announcementBar: strictObject({
    id: text('Write an id; change it to show the bar again to those who dismissed it.').describe('Change it to show the bar again.'),
    content: text('Write the announcement.').describe('The announcement: one line of Markdown with emphasis and links.'),
    until: day.optional().describe('The last day that shows it, e.g. "2026-10-07".'),
    dismissible: trueOrFalse.default(true).describe('Whether readers can dismiss it.'),
    background: colour.optional().describe('Colour of the bar, if "text" has one too; else it has the site’s own.'),
    text: colour.optional().describe('Colour of its text, if "background" has one too.'),
  })
    .refine((bar) => (bar.background === undefined) === (bar.text === undefined), {
      error: 'Give both "background" and "text", or neither.',
    })
    .optional()
    .describe('A line above everything, for a few weeks.'),
  meetings: objectsOf('Write a list of { "title": …, "day": "2026-12-02", "time": "18:00", "place": … }; [] for none.', {
    title: text('Write what it is, e.g. "Lighting for beginners".').describe('What it is.'),
    day: day.describe('The day, e.g. "2026-12-02".'),
    time: clockTime.optional().describe('When it starts, in local time.'),
    place: text('Write where it is.').describe('Where to go.'),
  })
    .default([])
    .describe('When and where beginners can turn up. Pages leave out what is over.'),
  membershipPrice: text('Write the price, e.g. "£4 a year".')
    .optional()
    .describe('What membership costs, shown beside “Join the society”.'),
  sampleNote: text('Write one sentence, or leave the field out.')
    .optional()
    .describe('Says below shows, hires, exec and meetings that they are made up. Delete it once they are real.'),
  imageZoom: strictObject({
    margin: z
      .int({ error: 'Write a whole number of pixels.' })
      .min(0, { error: 'Write 0 or more.' })
      .describe('Space around a zoomed picture, in pixels.'),
  })
    .default({ margin: 24 })
    .describe('How pictures of wiki pages are zoomed.'),
  pageViews: strictObject({
    requireConsent: trueOrFalse.describe('true: readers are asked before their page views are counted.'),
  })
    .default({ requireConsent: false })
    .describe('How page views are counted, where GATSBY_GTAG_ID is set.'),
  repository: strictObject({
    url: repositoryAddress.describe('Web address of the repository.'),
    earlierUrl: repositoryAddress
      .optional()
      .describe('Web address of the repository that holds the commits of content/history; without it they are not linked.'),
    branch: text('Write the branch, e.g. "main".')
      .refine((branch) => !/[\s~^:?*[\\]|^\/|\/$/.test(branch), { error: 'Write the name of the branch alone, e.g. "main".' })
      .describe('Branch that the site is built from.'),
    contentPath: text('Write the folder, e.g. "content".')
      .refine((folder) => !/^\.{0,2}\/|\/$|\\/.test(folder), {
        error: 'Write the folder’s path in the repository without "/" at either end, e.g. "content".',
      })
      .describe('Folder of the content in the repository.'),
    notUpdates: listOf(
      z.string().regex(/^[0-9a-f]{7,40}$/, { error: 'Write the commit’s hash, at least its first seven digits, in small letters.' }),
      'Write a list of hashes, e.g. ["1a2b3c4"]; [] for none.',
    )
      .default([])
      .describe('Commits that are no updates of the pages that they change, such as a mended typo that is already pushed.'),
    signIn: webAddress
      .refine((url) => !/[/?#]$|[?#]/.test(url), { error: 'Write the address of the worker without "/" at its end, "?" and "#".' })
      .optional()
      .describe('Address of the OAuth worker through which editors sign in to the forms; without it they use a token.'),
  }).describe('Where the source lives: edit links, history links, credit.'),
  execRoles: listOf(text('Write a role, e.g. "President".'), 'Write a list of roles, e.g. ["President", "Treasurer"].')
    .superRefine(refuseRepeats((role) => role, 'List each role once.'))
    .default([])
    .describe('Roles of the exec in the order of its page. The forms offer them; a member may have another.'),
  execDuties: objectsOf('Write a list.', {
    role: text('Write a role of "execRoles".').describe('A role, as "execRoles" writes it.'),
    about: text('Write what to ask about, e.g. "money and invoices".').describe('What to ask whoever has the role about.'),
  })
    .superRefine(refuseRepeats(({ role }) => role, 'List each role once.', 'role'))
    .default([])
    .describe('What to ask members of the exec about, shown below their roles.'),
  departments: objectsOf('Write a list.', {
    name: text('Write the department, e.g. "Lighting".').describe('Name of the department.'),
    words: listOf(text('Write a word of its roles, e.g. "lighting" or "stage manager".'), 'Write a list of words.').describe(
      'Words of its roles, in the order of pages. If a role has words of several departments, the first of its words decides.',
    ),
    gel: z
      .int()
      .min(1, { error: GEL })
      .max(4, { error: GEL })
      .default(4)
      .describe('The gel of its lanterns in the plots of shows: 1 light blue, 2 dark blue, 3 deep amber, 4 open white.'),
  })
    .superRefine(refuseRepeats(({ name }) => name, 'List each department once.', 'name'))
    .default([])
    .describe('Departments of a crew, in the order of a programme. Other roles come last.'),
  embedHosts: listOf(
    z
      .string({ error: HOST_NAME })
      .regex(/^(?!www\.)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, { error: HOST_NAME })
      .describe('Name of a host, without "www.".'),
    'Write a list, e.g. ["maps.example.org"].',
  )
    .superRefine(refuseRepeats((host) => host, 'List each host once.'))
    .default([])
    .describe('Hosts whose pages <Embed> and films <Video> may show, beside YouTube and Vimeo.'),
  currentExecYear: academicYear.describe('The exec year that counts as the current one.'),
  links: strictObject({
    equipmentDashboard: href.optional(),
    unionFinance: href.optional(),
    constitution: href.optional(),
    photoArchive: href.optional(),
    unionSociety: href.optional(),
    instagram: href.optional(),
    tiktok: href.optional(),
    // A page shows this one in a frame.
    crewVacancies: href
      .refine((url) => !url.startsWith('http:'), {
        error: 'Write the address with https://: browsers block http:// in a frame.',
      })
      .optional(),
    priceList: href.optional(),
    hireTerms: href.optional(),
    discord: href.optional(),
  }).describe('Addresses that pages use by name. Leave out those that your society does not have.'),
});

export type SiteConfiguration = z.output<typeof siteSchema>;
