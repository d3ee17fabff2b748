/** Links of pages, once all pages are known: those to nothing become the words that they are. */
import { splitHash } from '../content/addresses';
import type { Decision } from './report';
import type { Draft } from './page-fields';
import { walk, type SyntaxNode } from './syntax';

/** A link to another site as the check wants it; `undefined` when it is none. */
function mendOutside(written: string): string | undefined {
  if (/^mailto:/i.test(written)) return /^mailto:[^@\s]+@[^@\s]+$/i.test(written) ? written : undefined;
  if (/^(?:tel|sms):/i.test(written)) return written.replace(/%20|\s/g, '');
  if (/^https?:/i.test(written)) return /^https?:\/\/[^/]/i.test(written) && URL.canParse(written) ? written : undefined;
  return /^[a-z][a-z0-9+.-]*:/i.test(written) ? undefined : written;
}

/** Puts the words of links that lead nowhere in their place. */
function unwrap(node: SyntaxNode): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child): SyntaxNode[] => {
    unwrap(child);
    return child.type === 'converted' ? (child.children ?? []) : [child];
  });
}

/** What became of the links of some pages. */
export interface MendedLinks {
  decisions: Decision[];
  links: number;
  pictures: number;
}

/** Mends the links of all pages in place, and counts links and pictures. */
export function mendLinks(drafts: readonly Draft[]): MendedLinks {
  const mended: MendedLinks = { decisions: [], links: 0, pictures: 0 };
  const anchors = new Map(drafts.map(({ url, finished }) => [url, finished.anchors]));
  for (const { page, url, finished } of drafts) {
    const decide = (node: SyntaxNode, message: string, remedy: string): void =>
      void mended.decisions.push({
        kind: 'links',
        file: page.source,
        ...(node.position?.start ?? { line: 1, column: 1 }),
        message,
        remedy,
      });
    const lose = (node: SyntaxNode, target: string): void => {
      decide(node, `The link ${target} leads to nothing that was imported; its words stay.`, 'Link to where readers should go now.');
      Object.assign(node, { type: 'converted', url: undefined });
    };
    walk(finished.root, (node) => {
      if (node.type === 'image') mended.pictures += 1;
      if (node.type !== 'link') return;
      const written = node.url ?? '';
      if (written.startsWith('lost:')) return lose(node, written.slice('lost:'.length));
      const address = mendOutside(written);
      if (address === undefined) return lose(node, written);
      node.url = address;
      const { path, hash } = splitHash(address);
      const known = anchors.get(path);
      if (hash !== '' && known) {
        const anchor = known.get(hash) ?? known.get(hash.toLowerCase());
        node.url = anchor ? (path === url ? `#${anchor}` : `${path}#${anchor}`) : path;
        if (!anchor)
          decide(
            node,
            `No heading of ${path} has the anchor "${hash}"; the link opens the page.`,
            `Headings there: ${[...known.keys()].join(', ') || 'none'}.`,
          );
      }
      mended.links += 1;
    });
    unwrap(finished.root);
  }
  return mended;
}
