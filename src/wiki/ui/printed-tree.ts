/** A page's text for paper, where several pages stand in one document. Pure. */
import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { splitHash } from '../../content/addresses';

/** Components that mean nothing on paper: lists of what stands there anyway, and what needs a press. */
const LEFT_OUT = ['Letters', 'PageList', 'RandomPage', 'WikiChangelog', 'WikiStats'];

/** Id of a page in a document of several. */
export function placeOf(path: string): string {
  return path.slice(1).replaceAll('/', '-');
}

const idWithin = (path: string, id: string): string => (id === '' ? placeOf(path) : `${placeOf(path)}.${id}`);

/** The parts of a document: the address of each page, and its number in the contents. */
export type Parts = ReadonlyMap<string, number>;

/** A link within the document where it leads to one of its pages, with the number of that part; any other as it is. */
function linkTo(href: string, path: string, parts: Parts): Properties {
  const target = splitHash(href);
  const page = target.path === '' ? path : target.path;
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
    // Pictures that are out of view when the document is printed would be missing.
    ...(loading !== undefined && { loading: 'eager' }),
    ...(ariaDescribedBy !== undefined && { ariaDescribedBy: [ariaDescribedBy].flat().map((name) => idWithin(path, String(name))) }),
  };
}

/**
 * The text of a page as it stands among others on paper: ids are unique, links between the pages lead within the document,
 * acronyms are plain words, and what needs a screen is left out.
 */
export function printedTree(tree: Root, path: string, parts: Parts): Root {
  const read = (node: RootContent | ElementContent): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element' || LEFT_OUT.includes(node.tagName) || node.properties.dataAcronyms !== undefined) return [];
    const [only] = node.children as (Element | undefined)[];
    if (node.tagName === 'abbr' && only?.tagName === 'button') return only.children;
    // Its filter is of no use on paper.
    if (node.tagName === 'FilterableTable') return node.children.flatMap(read);
    return [{ ...node, properties: propertiesOf(node.properties, path, parts), children: node.children.flatMap(read) }];
  };
  return { ...tree, children: tree.children.flatMap(read) };
}
