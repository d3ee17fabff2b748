import type { Element, Root, Text } from 'hast';
import { groupBy } from '../../components/group-by';
import { hostOf } from '../../content-model/addresses';
import { element, visitElements } from '../../content-model/hast-elements';

function markAnswer({ tagName, properties, children: [text] }: Element): void {
  if (tagName === 'td' && text?.type === 'text' && /^(?:Yes|No)$/.test(text.value)) properties.className = [text.value.toLowerCase()];
}

const text = (value: string): Text => ({ type: 'text', value });

function embedList(embeds: Embeds): Element {
  if (embeds.length === 0) return element('p', {}, [text('At the moment no page shows another site.')]);
  const entries = embeds.map(({ host, pages }) => {
    const links = pages.map(({ path, title }) => element('a', { href: path }, [text(title)]));
    return element('li', {}, [text(`${host}, on `), ...links.flatMap((link, index) => (index > 0 ? [text(', '), link] : link))]);
  });
  return element('ul', {}, entries);
}

/** Returns a copy with counts of wiki pages, lists of embeds and marked answers of hire schedules. */
export function fillPlaceholders(tree: Root, wikiPageCount: number, embeds: Embeds): Root {
  const filled = structuredClone(tree);
  visitElements(filled, (node) => {
    if (node.tagName === 'WikiPageCount') node.properties.count = wikiPageCount;
    if (node.tagName === 'EmbedList') node.children = [embedList(embeds)];
    if (node.tagName === 'HireSchedule') visitElements(node, markAnswer);
  });
  return filled;
}

/** The anchor of the last heading above a component, so that links to the component survive changed headings. */
export function anchorAbove(tree: Root, component: string): string | undefined {
  let anchor: string | undefined;
  let found: string | undefined;
  visitElements(tree, ({ tagName, properties }) => {
    if (/^h[1-6]$/.test(tagName) && typeof properties.id === 'string') anchor = properties.id;
    if (tagName === component) found ??= anchor;
  });
  return found;
}

function addressesIn(tree: Root, crewVacancies: string | undefined): string[] {
  const addresses: string[] = [];
  visitElements(tree, ({ tagName, properties }) => {
    if (tagName === 'CrewVacancies' && crewVacancies !== undefined) addresses.push(crewVacancies);
    if ((tagName === 'Video' || tagName === 'Embed') && typeof properties.url === 'string') addresses.push(properties.url);
  });
  return addresses;
}

/** Hosts that pages embed, sorted by name. `crewVacancies` is the address of the vacancies board. */
export function framesIn(texts: readonly { path: string; title: string; tree: Root }[], crewVacancies: string | undefined) {
  const embeds = texts.flatMap(({ tree, ...page }) => addressesIn(tree, crewVacancies).map((address) => ({ address, page })));
  return [...groupBy(embeds, ({ address }) => hostOf(address))]
    .map(([host, ofHost]) => ({
      host,
      // The order of nodes differs from build to build.
      pages: [...new Map(ofHost.map(({ page }) => [page.path, page])).values()].sort((first, second) =>
        first.path.localeCompare(second.path, 'en'),
      ),
    }))
    .sort((first, second) => first.host.localeCompare(second.host, 'en'));
}

type Embeds = ReturnType<typeof framesIn>;
