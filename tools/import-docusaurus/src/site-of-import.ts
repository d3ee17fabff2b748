import uniqBy from 'lodash/uniqBy';
import { splitHash } from '../../../src/content-model/addresses';
import { emailAddress, hostAddress, repositoryAddress, webAddress } from '../../../src/content-model/fields';
import { textOf, type MenuLink } from './docusaurus-configuration';
import type { ForeignPage } from './docusaurus-pages';
import { allItems, pagesOf } from './docusaurus-sidebars';
import { ROOT } from './place-pages';
import type { Survey } from './survey-site';
import { oneLine } from './syntax';

/** The academic year begins in August. */
function academicYearOf(day: Date): string {
  const first = day.getMonth() >= 7 ? day.getFullYear() : day.getFullYear() - 1;
  return `${first}/${first + 1}`;
}

function pageOfMenuLink({ docId, sidebarId, docsPluginId }: MenuLink, { pages, sidebars }: Survey): ForeignPage | undefined {
  // The version that readers get comes first.
  if (docId !== undefined) return pages.find(({ id, version }) => id === docId && version?.instance.id === docsPluginId);
  const own = sidebars.find(({ version, items }) => version.instance.id === docsPluginId && items.has(sidebarId ?? ''));
  const inSidebar = own?.items.get(sidebarId ?? '')?.flatMap(pagesOf) ?? [];
  return inSidebar.find(({ permalink, version }) => permalink === `/${version?.base}`) ?? inSidebar[0];
}

function advise({ report }: Survey, field: string, message: string): void {
  report.decide('settings', `"${field}": ${message}`);
}

/** The links of a menu, without those that lead nowhere here. */
function linksOf(links: readonly MenuLink[], menu: string, survey: Survey) {
  return links.flatMap((link) => {
    const page = pageOfMenuLink(link, survey);
    const written = link.target ?? link.docId ?? link.sidebarId ?? '';
    const label = [link.label, page?.frontMatter.sidebar_label, page?.frontMatter.title, page?.id].map(textOf).find(Boolean) ?? written;
    const address = (page?.permalink ?? link.target)?.replace(/^(?!\/|[a-z]+:)/i, '/');
    const target = address === undefined ? undefined : survey.resolve(address, '');
    const to = target?.kind === 'page' ? splitHash(target.address).path : undefined;
    const href = target?.kind === 'outside' && webAddress.safeParse(target.address).success ? target.address : undefined;
    if ((to ?? href) !== undefined) return [{ position: link.position ?? 'left', link: { label, to, href } }];
    advise(survey, menu, `The link "${label}" leads nowhere here (${written}), and was left out.`);
    return [];
  });
}

function barOf(survey: Survey): object[] {
  const links = uniqBy(linksOf(survey.site.configuration.navbar, 'navbar', survey), ({ link }) => link.to ?? link.href);
  return [
    ...(links.some(({ link }) => link.to === ROOT) ? [] : [{ type: 'link', label: 'Wiki', position: 'left', to: ROOT }]),
    ...links.map(({ link, position }) => ({ type: 'link', ...link, position })),
    { type: 'colour-mode', label: 'Colour mode', position: 'right' },
    { type: 'search', label: 'Search', position: 'right' },
  ];
}

function externalLinksOf({ items }: Survey): { label: string; href: string }[] {
  const links = allItems(items).flatMap(({ label = '', href }) => (href === undefined ? [] : [{ label: oneLine(label), href }]));
  return uniqBy(links, 'href').filter(({ href }) => webAddress.safeParse(href).success);
}

function nameOfLanguage(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Names the settings that only the society knows. */
function adviseOn(survey: Survey, embedHosts: readonly string[]): void {
  const { url, baseUrl, repository, hasFooterHtml, announcement } = survey.site.configuration;
  const say = (field: string, message: string): void => advise(survey, field, message);
  if (!hostAddress.safeParse(url).success)
    say('url', `"${url}" is not the address of a host: write the site’s, e.g. https://www.example.org.`);
  if (baseUrl !== '/')
    say('url', `The old site was below ${baseUrl}: build with PATH_PREFIX=${baseUrl.slice(0, -1)} to keep its addresses.`);
  say('organisation', 'Write the university; the society’s own name stands there.');
  say('contactEmail', 'Write the address at which the society can be reached.');
  if (hasFooterHtml) say('footer', 'Items of the old footer were HTML and were left out: add them as links.');
  const words = oneLine(announcement.replace(/<[^<>]*>/g, ''));
  if (words !== '') say('announcementBar', `The old site announced “${words}”; write it here if it still holds.`);
  if (!repositoryAddress.safeParse(repository).success) say('repository.url', 'Write where the sources are, for the links "Edit".');
  if (embedHosts.length > 0) say('embedHosts', `Pages may embed ${embedHosts.join(', ')}: delete hosts that they should not.`);
}

/** Makes `site.json` from the old configuration. Reports what it had to guess or leave out. */
export function siteOfImport(survey: Survey): object {
  const { title: given, tagline: line, url, repository, branch = 'main', defaultLocale, colorMode, footer } = survey.site.configuration;
  const embedHosts = [...survey.report.embedHosts].sort();
  const title = oneLine(given) || 'A society';
  const tagline = oneLine(line) || `Welcome to ${title}.`;
  adviseOn(survey, embedHosts);
  const columns = footer.map((column) => ({
    title: column.title,
    links: linksOf(column.links, 'footer', survey).map(({ link }) => link),
  }));
  return {
    title,
    shortTitle: title,
    organisation: title,
    tagline,
    description: tagline,
    url: hostAddress.catch('https://www.example.org').parse(url),
    contactEmail: emailAddress.parse('hello@example.org'),
    locales: [{ code: defaultLocale, label: nameOfLanguage(defaultLocale), direction: 'ltr' }],
    docs: { version: 'current', versions: [{ name: 'current', label: 'Current' }] },
    colourMode: {
      default: colorMode.defaultMode === 'dark' ? 'dark' : 'light',
      respectSystem: colorMode.respectPrefersColorScheme === true,
      disableSwitch: colorMode.disableSwitch === true,
    },
    navbar: { items: barOf(survey) },
    externalLinks: externalLinksOf(survey),
    footer: { columns: columns.filter(({ links }) => links.length > 0) },
    search: { pagePath: '/wiki/search' },
    repository: { url: repositoryAddress.catch('https://github.com/example/website').parse(repository), branch, contentPath: 'content' },
    currentExecYear: survey.tools.execYear ?? academicYearOf(survey.tools.today),
    ...(embedHosts.length > 0 && { embedHosts }),
    links: {},
  };
}
