/** Keeps the anchors that old links use, and mends the links of all pages. */
import GithubSlugger from 'github-slugger';
import { parseAddress, splitHash } from '../../../src/content-model/addresses';
import { decide, type Draft } from './page-in-progress';
import { textNode, walk, wordsOf, type SyntaxNode } from './syntax';

/** Anchors outside headings, each with the heading right below it, or else the one above it. */
export function headingsOfAnchors(root: SyntaxNode): Map<string, SyntaxNode> {
  const found = new Map<string, SyntaxNode>();
  let waiting: string[] = [];
  let last: SyntaxNode | undefined;
  const settle = (): void => {
    for (const id of waiting) if (last && !found.has(id)) found.set(id, last);
    waiting = [];
  };
  walk(root, (node) => {
    if (node.type === 'anchor') waiting.push(node.data?.id ?? '');
    else if (node.type === 'heading') last = node;
    else if (node.type !== 'image' && !node.value?.trim()) return;
    if (node.type !== 'anchor') settle();
  });
  settle();
  return found;
}

/** Gives a heading an id of its own where its words would give another than readers know. Returns ids by anchor. */
export function keepAnchors(root: SyntaxNode, marks: ReadonlyMap<string, SyntaxNode>): Map<string, string> {
  const slugger = new GithubSlugger();
  const anchors = new Map<string, string>();
  const ids = new Map<SyntaxNode, string>();
  const used = new Set<string>();
  walk(root, (node) => {
    if (node.type !== 'heading') return;
    const own = slugger.slug(wordsOf(node));
    const known = node.data?.id ?? own;
    const isFree = known !== own && !used.has(known) && /^[^\s"'<>{}*/]+$/.test(known);
    const id = isFree ? known : own;
    used.add(id);
    ids.set(node, id);
    anchors.set(id, id);
    if (!anchors.has(known)) anchors.set(known, id);
    if (isFree) node.children?.push(textNode(' '), { type: 'headingId', value: id });
  });
  for (const [id, heading] of marks) if (!anchors.has(id)) anchors.set(id, ids.get(heading) ?? '');
  return anchors;
}

/** A link as the check wants it; `undefined` if it leads nowhere. */
function mendOutside(written: string): string | undefined {
  if (/^mailto:/i.test(written)) return /^mailto:[^@\s]+@[^@\s]+$/i.test(written) ? written : undefined;
  if (/^(?:tel|sms):/i.test(written)) return written.replace(/%20|\s/g, '');
  if (/^https?:/i.test(written)) return /^https?:\/\/[^/]/i.test(written) && parseAddress(written) ? written : undefined;
  return /^[a-z][a-z0-9+.-]*:/i.test(written) ? undefined : written;
}

/** `undefined` if the link leads nowhere. A missing anchor is dropped. */
function mendAddress(draft: Draft, node: SyntaxNode, anchors: ReadonlyMap<string, Draft['anchors']>): string | undefined {
  const written = node.url ?? '';
  const address = mendOutside(written);
  if (address === undefined) {
    const message = `The target of the link ${written.replace(/^lost:/, '')} was not imported; only the link’s text is left.`;
    decide(draft, node, 'links', message, 'Link to where readers should go now.');
    return undefined;
  }
  const { path, hash } = splitHash(address);
  const known = hash === '' ? undefined : anchors.get(path);
  if (!known) return address;
  const anchor = known.get(hash) ?? known.get(hash.toLowerCase());
  if (anchor) return path === draft.url ? `#${anchor}` : `${path}#${anchor}`;
  const message = `No heading of ${path} has the anchor "${hash}"; the link opens the page.`;
  decide(draft, node, 'links', message, `Headings there: ${[...known.keys()].join(', ') || 'none'}.`);
  return path;
}

/** Mends the links of all pages in place: a link to nothing becomes its words. Counts links and pictures. */
export function mendLinks(drafts: readonly Draft[]): void {
  const anchors = new Map(drafts.map((draft) => [draft.url, draft.anchors]));
  const mend = (draft: Draft, nodes: readonly SyntaxNode[]): SyntaxNode[] =>
    nodes.flatMap((node) => {
      const { pictures, links } = draft.survey.report;
      if (node.children) node.children = mend(draft, node.children);
      if (node.type === 'image') pictures.after += 1;
      if (node.type !== 'link') return [node];
      const url = mendAddress(draft, node, anchors);
      if (url === undefined) return node.children ?? [];
      links.after += 1;
      return [{ ...node, url }];
    });
  for (const draft of drafts) draft.root.children = mend(draft, draft.root.children ?? []);
}
