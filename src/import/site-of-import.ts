/** Writes `site.json` from the configuration of the old site, as far as it says. */
import { academicYear, emailAddress, hostAddress, repositoryAddress, webAddress } from '../content/fields';
import { splitHash } from '../content/addresses';
import { WIKI_FOLDER } from '../content/wiki-address';
import type { Configuration, MenuLink } from './docusaurus-configuration';
import type { ForeignPage } from './docusaurus-pages';
import { itemsOfType, pagesOf } from './docusaurus-sidebars';
import type { Decision } from './report';
import type { Survey } from './survey-site';
import { oneLine } from './syntax';

const ROOT = `/${WIKI_FOLDER}`;

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

const isValid = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown): boolean =>
  schema.safeParse(value).success;

/** The page that an item of the menu names by an id of its own or of a sidebar. */
function pageOfMenuLink({ doc, sidebar, docsPluginId }: MenuLink, { pages, sidebars }: Survey): ForeignPage | undefined {
  if (doc !== undefined)
    return pages.find(({ id, version }) => id === doc && version?.instance.id === docsPluginId && version.name === 'current');
  if (sidebar === undefined) return undefined;
  // The sidebar of the version that readers get first, which stands first where only one has it.
  const named = sidebars.filter(({ version }) => version.instance.id === docsPluginId).flatMap(({ items }) => items.get(sidebar) ?? []);
  const inSidebar = named.flatMap(pagesOf);
  return inSidebar.find(({ permalink, version }) => permalink === `/${version?.base}`) ?? inSidebar[0];
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

type Say = (field: string, message: string) => void;

/** The links of a menu with their places here. */
function linksOf(links: readonly MenuLink[], menu: string, survey: Survey, say: Say) {
  return links.flatMap((link) => {
    const target = menuTarget(link, survey);
    if (!target) say(menu, `The link "${link.label}" leads nowhere here (${link.target ?? link.doc ?? link.sidebar}), and was left out.`);
    return target ? [{ label: link.label, position: link.position, ...target }] : [];
  });
}

function barOf({ navbar }: Configuration, survey: Survey, say: Say): object[] {
  const items = linksOf(navbar, 'navbar', survey, say).map((item) => ({ type: 'link', ...item }));
  const targetOf = (item: object): string => ('to' in item ? String(item.to) : 'href' in item ? String(item.href) : '');
  const once = items.filter((item, index) => items.findIndex((other) => targetOf(other) === targetOf(item)) === index);
  const wiki = { type: 'link', label: 'Wiki', position: 'left', to: ROOT };
  return [...(once.some((item) => targetOf(item) === ROOT) ? [] : [wiki]), ...once, ...CONTROLS];
}

function columnsOf({ footer }: Configuration, survey: Survey, say: Say): object[] {
  return footer.flatMap(({ title, links }) => {
    const found = linksOf(links, 'footer', survey, say).map((link) =>
      'to' in link ? { label: link.label, to: link.to } : { label: link.label, href: link.href },
    );
    return found.length > 0 ? [{ title, links: found }] : [];
  });
}

/** Says what nobody but the society can know. */
function adviseOn({ url, baseUrl, footerHtml, announcement }: Configuration, hasUrl: boolean, say: Say): void {
  if (!hasUrl) say('url', `"${url}" is no address of a host: write that of the site.`);
  if (baseUrl !== '/')
    say('url', `The old site was below ${baseUrl}: build with PATH_PREFIX=${baseUrl.slice(0, -1)} to keep its addresses.`);
  say('organisation', 'Write the university; the society’s own name stands there.');
  say('contactEmail', 'Write the address at which the society can be reached.');
  if (footerHtml > 0) say('footer', 'Items of the old footer were HTML, and were left out.');
  const words = oneLine((announcement ?? '').replace(/<[^<>]*>/g, ''));
  if (words !== '') say('announcementBar', `The old site announced “${words}”; write it here if it still holds.`);
}

/**
 * The settings of the imported site, and what is left to write.
 * @param embedHosts hosts whose pages the texts show
 */
export function siteOfImport(survey: Survey, embedHosts: readonly string[]): { settings: object; decisions: Decision[] } {
  const { configuration } = survey.site;
  const decisions: Decision[] = [];
  const say: Say = (field, message) => void decisions.push({ kind: 'settings', message: `"${field}": ${message}` });
  const title = oneLine(configuration.title) || 'A society';
  const tagline = oneLine(configuration.tagline) || `Welcome to ${title}.`;
  const hasUrl = isValid(hostAddress, configuration.url);
  const repository = isValid(repositoryAddress, configuration.repository) ? configuration.repository : undefined;
  adviseOn(configuration, hasUrl, say);
  if (!repository) say('repository.url', 'Write where the sources are, for the links "Edit".');
  if (embedHosts.length > 0)
    say('embedHosts', `Pages may show those of ${embedHosts.join(', ')} within themselves: look whether they should.`);
  const settings = {
    title,
    shortTitle: title,
    organisation: title,
    tagline,
    description: tagline,
    url: hasUrl ? configuration.url : 'https://www.example.org',
    contactEmail: emailAddress.parse('hello@example.org'),
    locales: [{ code: configuration.defaultLocale, label: nameOfLanguage(configuration.defaultLocale), direction: 'ltr' }],
    docs: { version: 'current', versions: [{ name: 'current', label: 'Current' }] },
    colourMode: configuration.colourMode,
    navbar: { items: barOf(configuration, survey, say) },
    externalLinks: externalLinksOf(survey),
    footer: { columns: columnsOf(configuration, survey, say) },
    search: { pagePath: '/wiki/search' },
    repository: { url: repository ?? 'https://github.com/example/website', branch: configuration.branch ?? 'main', contentPath: 'content' },
    currentExecYear: survey.tools.execYear ?? academicYearOf(survey.tools.today),
    ...(embedHosts.length > 0 && { embedHosts }),
    links: {},
  };
  return { settings, decisions };
}

function nameOfLanguage(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
