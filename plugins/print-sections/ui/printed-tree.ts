/** Prepares a page's text for a printed document of several pages. Pure. */
import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { decodeAddress, splitHash } from '../../../src/content-model/addresses';

/** Components without use on paper. */
const LEFT_OUT = ['Letters', 'PageList', 'RandomPage', 'WikiChangelog', 'WikiStats'];

/** The id of a page is its path. Paths have no colon, so ids stay unique. */
const idWithin = (path: string, id: string): string => (id === '' ? path : `${path}:${id}`);

/** Part numbers by the page's path. */
export type Parts = ReadonlyMap<string, number>;

/** Paper is white, so a picture for dark screens may wait until a dark screen shows it. */
const isForDarkScreens = ({ tagName, properties }: Element): boolean =>
  tagName === 'picture' && [properties.className].flat().includes('dark');

/** A link to a page of the document leads there, and gets its part number. */
function linkTo(href: string, path: string, parts: Parts): Properties {
  const target = splitHash(href);
  const page = target.path === '' ? path : decodeAddress(target.path);
  const part = parts.get(page);
  if (part === undefined) return { href };
  return { href: `#${idWithin(page, decodeURI(target.hash))}`, ...(page !== path && { dataPart: part }) };
}

function propertiesOf(properties: Properties, path: string, parts: Parts): Properties {
  const { id, href, loading, ariaDescribedBy, ...others } = properties;
  return {
    ...others,
    ...(typeof id === 'string' && { id: idWithin(path, id) }),
    ...(typeof href === 'string' && linkTo(href, path, parts)),
    // Lazy pictures out of view would be missing on paper.
    ...(loading !== undefined && { loading: 'eager' }),
    ...(ariaDescribedBy !== undefined && { ariaDescribedBy: [ariaDescribedBy].flat().map((name) => idWithin(path, String(name))) }),
  };
}

/** Makes ids unique and links internal, and leaves out what needs a screen. */
export function printedTree(tree: Root, path: string, parts: Parts): Root {
  const read = (node: RootContent | ElementContent): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element' || LEFT_OUT.includes(node.tagName) || node.properties.dataAcronyms !== undefined) return [];
    const [only] = node.children as (Element | undefined)[];
    if (node.tagName === 'abbr' && only?.tagName === 'button') return only.children;
    if (isForDarkScreens(node)) return [node];
    if (node.tagName === 'FilterableTable') return node.children.flatMap(read);
    return [{ ...node, properties: propertiesOf(node.properties, path, parts), children: node.children.flatMap(read) }];
  };
  return { ...tree, children: tree.children.flatMap(read) };
}
