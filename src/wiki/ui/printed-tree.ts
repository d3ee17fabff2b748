/** A page's text for paper, where several pages stand in one document. Pure. */
import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { splitHash } from '../../content/addresses';

/** Components that mean nothing on paper: lists of what stands there anyway, and what only a reader's press makes useful. */
const LEFT_OUT = ['PageList', 'RandomPage', 'WikiChangelog', 'WikiStats'];

/** Id of a page in a document of several. */
export function placeOf(path: string): string {
  return path.slice(1).replaceAll('/', '-');
}

const idWithin = (path: string, id: string): string => (id === '' ? placeOf(path) : `${placeOf(path)}.${id}`);

/** A link's address: within the document where it leads to one of its pages. */
function addressOf(href: string, path: string, printed: ReadonlySet<string>): string {
  const target = splitHash(href);
  const page = target.path === '' ? path : target.path;
  return printed.has(page) ? `#${idWithin(page, decodeURI(target.hash))}` : href;
}

function propertiesOf(properties: Properties, path: string, printed: ReadonlySet<string>): Properties {
  const { id, href, loading, ariaDescribedBy, ...others } = properties;
  return {
    ...others,
    ...(typeof id === 'string' && { id: idWithin(path, id) }),
    ...(typeof href === 'string' && { href: addressOf(href, path, printed) }),
    // Pictures that are out of view when the document is printed would be missing.
    ...(loading !== undefined && { loading: 'eager' }),
    ...(ariaDescribedBy !== undefined && { ariaDescribedBy: [ariaDescribedBy].flat().map((name) => idWithin(path, String(name))) }),
  };
}

/**
 * The text of a page as it stands among others on paper: ids are unique, links between the pages lead within the document,
 * acronyms are plain words, and what needs a screen is left out.
 * @param printed addresses of all pages of the document
 */
export function printedTree(tree: Root, path: string, printed: ReadonlySet<string>): Root {
  const read = (node: RootContent | ElementContent): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element' || LEFT_OUT.includes(node.tagName) || node.properties.dataAcronyms !== undefined) return [];
    const [only] = node.children as (Element | undefined)[];
    if (node.tagName === 'abbr' && only?.tagName === 'button') return only.children;
    return [{ ...node, properties: propertiesOf(node.properties, path, printed), children: node.children.flatMap(read) }];
  };
  return { ...tree, children: tree.children.flatMap(read) };
}
