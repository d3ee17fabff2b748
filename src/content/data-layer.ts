/** From files to nodes: the content's files as Gatsby's File nodes name them, and nodes of our own made of what they say. */
import type { NodePluginArgs, SourceNodesArgs } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { contentRoot } from './content-root';
import { isPageTextFile } from './page-texts';
import { readData, readPageText, type DataFile } from './read-content';
import type { PageTextFile } from './read-text';

/** Paths of all files of the content, from its root, in order. */
export function filesInDataLayer({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): string[] {
  return (getNodesByType('File') as FileSystemNode[]).map(({ relativePath }) => relativePath).sort();
}

/** Every JSON file of the content that is in the data layer, in the order of their paths. */
export function dataFilesOf(helpers: Pick<NodePluginArgs, 'getNodesByType'>): DataFile[] {
  return filesInDataLayer(helpers).flatMap((file) => readData(contentRoot(), file) ?? []);
}

/** Every text of `content/pages` that is in the data layer. */
export function pageTextFilesOf(helpers: Pick<NodePluginArgs, 'getNodesByType'>): PageTextFile[] {
  return filesInDataLayer(helpers)
    .filter(isPageTextFile)
    .flatMap((file) => readPageText(contentRoot(), file) ?? []);
}

/** A node to be, and what tells it apart from others of its type. */
export interface NodeFields {
  key: string;
  fields: Record<string, unknown>;
}

/** Makes all nodes of a type. Those that are as they were stay so; those that are no longer wanted go. */
export async function replaceNodes(
  { actions, createNodeId, createContentDigest, getNodesByType }: SourceNodesArgs,
  type: string,
  wanted: readonly NodeFields[],
): Promise<void> {
  const ids = new Set<string>();
  for (const { key, fields } of wanted) {
    const id = createNodeId(`${type} ${key}`);
    ids.add(id);
    await actions.createNode({ ...fields, id, internal: { type, contentDigest: createContentDigest(fields) } });
  }
  for (const node of getNodesByType(type)) if (!ids.has(node.id)) actions.deleteNode(node);
}

/** What makes nodes of some files of the content. */
export interface ContentSource {
  /** Whether a file is among them. Takes its path from the content root. */
  reads: (relativePath: string) => boolean;
  /** Makes all of its nodes from the files as they are now. */
  source: (args: SourceNodesArgs) => Promise<void>;
}

/** Makes the nodes of all sources; while developing, those of a source again whenever Gatsby meets a changed, new or deleted file of it. */
export async function sourceContent(args: SourceNodesArgs, sources: readonly ContentSource[]): Promise<void> {
  for (const { source } of sources) await source(args);
  if (process.env.NODE_ENV !== 'development') return;
  const follow = ({ payload }: { payload: FileSystemNode }): void => {
    if (payload.internal.type !== 'File') return;
    for (const { reads, source } of sources) if (reads(payload.relativePath)) void source(args);
  };
  args.emitter.on('CREATE_NODE', follow);
  args.emitter.on('DELETE_NODE', follow);
}
