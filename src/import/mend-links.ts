import { parseAddress, splitHash } from '../content/addresses';
import type { Draft } from './page-fields';
import type { ImportReport } from './report';
import type { SyntaxNode } from './syntax';

/** A link as the check wants it; `undefined` if it leads nowhere. */
function mendOutside(written: string): string | undefined {
  if (/^mailto:/i.test(written)) return /^mailto:[^@\s]+@[^@\s]+$/i.test(written) ? written : undefined;
  if (/^(?:tel|sms):/i.test(written)) return written.replace(/%20|\s/g, '');
  if (/^https?:/i.test(written)) return /^https?:\/\/[^/]/i.test(written) && parseAddress(written) ? written : undefined;
  return /^[a-z][a-z0-9+.-]*:/i.test(written) ? undefined : written;
}

/** Mends the links of all pages in place: a link to nothing becomes its words. Counts links and pictures. */
export function mendLinks(drafts: readonly Draft[], report: ImportReport): void {
  const anchors = new Map(drafts.map(({ url, anchors: own }) => [url, own]));
  const decide = ({ source }: Draft, { position }: SyntaxNode, message: string, remedy: string): void =>
    report.decide('links', message, remedy, { file: source, ...(position?.start ?? { line: 1, column: 1 }) });

  /** `undefined` if the link leads nowhere. A missing anchor is dropped. */
  const addressOf = (draft: Draft, node: SyntaxNode): string | undefined => {
    const written = node.url ?? '';
    const address = mendOutside(written);
    if (address === undefined) {
      const target = written.replace(/^lost:/, '');
      const message = `The target of the link ${target} was not imported; only the link’s text is left.`;
      decide(draft, node, message, 'Link to where readers should go now.');
      return undefined;
    }
    const { path, hash } = splitHash(address);
    const known = hash === '' ? undefined : anchors.get(path);
    if (!known) return address;
    const anchor = known.get(hash) ?? known.get(hash.toLowerCase());
    if (anchor) return path === draft.url ? `#${anchor}` : `${path}#${anchor}`;
    const message = `No heading of ${path} has the anchor "${hash}"; the link opens the page.`;
    decide(draft, node, message, `Headings there: ${[...known.keys()].join(', ') || 'none'}.`);
    return path;
  };

  const mend = (draft: Draft, nodes: readonly SyntaxNode[]): SyntaxNode[] =>
    nodes.flatMap((node) => {
      if (node.children) node.children = mend(draft, node.children);
      if (node.type === 'image') report.pictures.after += 1;
      if (node.type !== 'link') return [node];
      const url = addressOf(draft, node);
      if (url === undefined) return node.children ?? [];
      report.links.after += 1;
      return [{ ...node, url }];
    });
  for (const draft of drafts) draft.root.children = mend(draft, draft.root.children ?? []);
}
