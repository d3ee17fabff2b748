/** Writes `site.json` from the configuration of the old site, as far as it says. */
import { academicYear, emailAddress, hostAddress, repositoryAddress, webAddress } from '../content/fields';
import { splitHash } from '../content/addresses';
import type { Configuration, MenuLink } from './docusaurus-configuration';
import type { ForeignPage } from './docusaurus-pages';
import { itemsOfType, pagesOf } from './docusaurus-sidebars';
import type { Survey } from './survey-site';
import { oneLine } from './syntax';

/** What is decided for somebody who moves in, and should look at. */
export interface SiteAdvice {
  field: string;
  message: string;
}

/** The controls that every top bar has. */
const CONTROLS = [
  { type: 'colour-mode', label: 'Colour mode', position: 'right' },
  { type: 'search', label: 'Search', position: 'right' },
];

/** The academic year of a day; it begins in August. */
function academicYearOf(day: Date): string {
  const first = day.getMonth() >= 7 ? day.getFullYear() : day.getFullYear() - 1;
  return academicYear.parse(`${first}/${first + 1}`);
}

const valid = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown): boolean => schema.safeParse(value).success;

/** The page that an item of the menu names by an id of its own or of a sidebar. */
function pageOfMenuLink({ doc, sidebar, docsPluginId }: MenuLink, { pages, sidebars }: Survey): ForeignPage | undefined {
  if (doc !== undefined)
    return pages.find(({ id, version }) => id === doc && version?.instance.id === docsPluginId && version.name === 'current');
  if (sidebar === undefined) return undefined;
  // The sidebar of the version that readers get first, which stands first where only one has it.
  const named = sidebars.filter(({ version }) => version.instance.id === docsPluginId).flatMap(({ items }) => items.get(sidebar) ?? []);
  return named.flatMap(pagesOf)[0];
}

/** Where a link of the old menus leads here; `undefined` when it leads nowhere any more. */
function menuTarget(link: MenuLink, survey: Survey): { to: string } | { href: string } | undefined {
  const page = pageOfMenuLink(link, survey);
  const written = page?.permalink ?? link.target;
  if (written === undefined) return undefined;
  const target = survey.resolve(written.startsWith('/') || /^[a-z]+:/i.test(written) ? written : `/${written}`, '');
  if (target.kind === 'page') return { to: splitHash(target.address).path };
  return target.kind === 'outside' && webAddress.safeParse(target.address).success ? { href: target.address } : undefined;
}

/** Links to other sites in the sidebars, each once. */
function externalLinksOf({ items }: Survey): { label: string; href: string }[] {
  const links = itemsOfType('link', items).filter(({ target }) => webAddress.safeParse(target).success);
  return links
    .filter(({ target }, index) => links.findIndex((other) => other.target === target) === index)
    .map(({ label, target }) => ({ label: oneLine(label), href: target }));
}

/** The settings of the imported site, and what is left to write. */
export function siteOfImport(survey: Survey): { settings: object; advice: SiteAdvice[] } {
  const { configuration }: { configuration: Configuration } = survey.site;
  const currentExecYear = survey.tools.execYear ?? academicYearOf(survey.tools.today);
  const advice: SiteAdvice[] = [];
  const say = (field: string, message: string): void => void advice.push({ field, message });
  const title = configuration.title.trim() || 'A society';
  const tagline = configuration.tagline.replace(/\s+/g, ' ').trim() || `Welcome to ${title}.`;
  const url = valid(hostAddress, configuration.url) ? configuration.url : 'https://www.example.org';
  if (url !== configuration.url) say('url', 'The old site names no address that can be used: write the base URL of the site.');
  if (configuration.baseUrl !== '/')
    say(
      'url',
      `The old site was below ${configuration.baseUrl}: build with PATH_PREFIX=${configuration.baseUrl.slice(0, -1)} to keep its addresses.`,
    );
  say('organisation', 'Nothing says which university or organisation the society belongs to; its own name stands there.');
  say('contactEmail', 'Write the address at which the society can be reached.');
  const repository = valid(repositoryAddress, configuration.repository) ? configuration.repository : undefined;
  if (!repository) say('repository.url', 'Write where the sources are, for the links "Edit this page".');
  const seen = new Set<string>();
  const linked = (links: readonly MenuLink[], menu: string) =>
    links.flatMap((link) => {
      const target = menuTarget(link, survey);
      if (!target) say(menu, `The link "${link.label}" leads nowhere here (${link.target ?? link.doc ?? link.sidebar}), and was left out.`);
      return target ? [{ label: link.label, position: link.position, ...target }] : [];
    });
  const items = linked(configuration.navbar, 'navbar')
    .filter((item) => {
      const key = JSON.stringify('to' in item ? item.to : item.href);
      return !seen.has(key) && Boolean(seen.add(key));
    })
    .map(({ label, position, ...target }) => ({ type: 'link', label, position, ...target }));
  const columns = configuration.footer.map((column) => ({
    title: column.title,
    links: linked(column.links, 'footer').map((link) =>
      'to' in link ? { label: link.label, to: link.to } : { label: link.label, href: link.href },
    ),
  }));
  if (configuration.footerHtml > 0) say('footer', 'Items of the old footer were HTML, and were left out.');
  if (configuration.announcement)
    say(
      'announcementBar',
      `The old site announced “${configuration.announcement.replace(/<[^>]*>/g, '').trim()}”; write it here if it still holds.`,
    );
  const hasWiki = items.some((item) => 'to' in item && item.to === '/wiki');
  const { colourMode } = configuration;
  const settings = {
    title,
    shortTitle: title,
    organisation: title,
    tagline,
    description: tagline,
    url,
    contactEmail: emailAddress.parse('hello@example.org'),
    locales: [{ code: configuration.defaultLocale, label: nameOfLanguage(configuration.defaultLocale), direction: 'ltr' }],
    docs: { version: 'current', versions: [{ name: 'current', label: 'Current' }] },
    colourMode,
    navbar: { items: [...(hasWiki ? [] : [{ type: 'link', label: 'Wiki', position: 'left', to: '/wiki' }]), ...items, ...CONTROLS] },
    externalLinks: externalLinksOf(survey),
    footer: { columns: columns.filter(({ links }) => links.length > 0) },
    search: { pagePath: '/wiki/search' },
    repository: { url: repository ?? 'https://github.com/example/website', branch: configuration.branch ?? 'main', contentPath: 'content' },
    currentExecYear,
    links: {},
  };
  return { settings, advice };
}

function nameOfLanguage(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
