/** Pages of the fixture site that tests go through; `built-site.ts` says what it is. */

/** Wiki pages that together show everything a wiki page can contain. `picture-zoom.e2e.ts` has the galleries. */
export const WIKI_PAGES = [
  '/wiki',
  '/wiki/disciplines/lx/cables',
  '/wiki/disciplines/sound/playback',
  '/wiki/directories/flags',
  '/wiki/directories/words',
  '/wiki/resources/acronyms',
  '/wiki/resources/changelog',
  '/wiki/tech-crew/statistics',
];

/** Pages that together show every template and every component of texts. Capabilities test their own. */
export const PAGES = [
  ...['/wsover', '/shows', '/', '/shows/2025-2026/the-fixture', '/shows/2025-2026', '/opportunities', '/hires', '/exec'],
  ...['/people/mike-stand', ...WIKI_PAGES, '/wiki/tags/equipment', '/wiki/search', '/short-links'],
];

/** The long page that most tests read. */
export const CABLES = '/wiki/disciplines/lx/cables';

/** Short links and redirects of every kind, and where they must lead. */
export const ALIASES = [
  { from: '/cables', to: CABLES },
  { from: '/cable', to: CABLES },
  { from: '/mics', to: '/wiki/disciplines/sound/microphones' },
  { from: '/acronyms', to: '/wiki/resources/acronyms' },
  { from: '/coil', to: `${CABLES}#coiling` },
  { from: '/gloves', to: '/wiki/tech-crew/safety#gloves' },
  { from: '/join', to: 'https://union.example' },
  { from: '/membership', to: 'https://union.example' },
  { from: '/over', to: '/wsover' },
  { from: '/crew-opportunities.html', to: '/opportunities' },
  { from: '/apply', to: '/opportunities' },
  { from: '/old-cables', to: CABLES },
  // An address of an older site, with a space and an accent.
  { from: '/docs/Caf%C3%A9%20Cables', to: CABLES },
];
