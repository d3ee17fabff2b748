/** The redirect table enters the data layer. */
import type { Node } from 'gatsby';
import { readAddress } from '../../content/addresses';
import { dataFilesOf, replaceNodes, type ContentSource } from '../../content/data-layer';
import { redirectsSchema } from '../../content/data-schemas';
import { validFiles } from '../../content/read-content';

/** A path of the redirect table, decoded: pages are files by the letters of their address. */
export interface RedirectNode extends Node {
  from: string;
  to: string;
}

/** A node for every path. */
export const REDIRECTS: ContentSource = {
  reads: (file) => file === 'redirects.json',
  source: (args) => {
    const [table] = validFiles(dataFilesOf(args), redirectsSchema);
    const nodes = (table?.data ?? []).flatMap(({ from: paths, to }) =>
      paths.map(readAddress).map((from) => ({ key: from, fields: { from, to } })),
    );
    return replaceNodes(args, 'Redirect', nodes);
  },
};
