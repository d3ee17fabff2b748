/** The redirect table enters the data layer. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node, SourceNodesArgs } from 'gatsby';
import { contentRoot, displayPath } from '../../content/content-root';
import { redirectsSchema, type RedirectTable } from '../../content/redirects-schema';
import { validateStructuredText } from '../../content/structured-text';

/** A path of the redirect table as it is stored. */
export interface RedirectNode extends Node {
  from: string;
  to: string;
}

/** The redirect table; empty when there is none or when the content check refuses it. */
export function readRedirects(root = contentRoot()): RedirectTable {
  const absolute = path.join(root, 'redirects.json');
  if (!existsSync(absolute)) return [];
  const result = validateStructuredText(redirectsSchema, {
    file: displayPath('redirects.json', root),
    text: readFileSync(absolute, 'utf8'),
    kind: 'json',
  });
  return result.ok ? result.data : [];
}

export async function sourceRedirects({ actions, createNodeId, createContentDigest }: SourceNodesArgs): Promise<void> {
  for (const { from: paths, to } of readRedirects()) {
    for (const from of paths) {
      const fields = { from, to };
      await actions.createNode({
        ...fields,
        id: createNodeId(`Redirect ${from}`),
        internal: { type: 'Redirect', contentDigest: createContentDigest(fields) },
      });
    }
  }
}
