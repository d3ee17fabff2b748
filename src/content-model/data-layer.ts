/** From files to nodes: finds the content's files among Gatsby's File nodes and makes our own nodes from them. */
import path from 'node:path';
import type { NodePluginArgs, SourceNodesArgs } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { contentRoot, fileNodePath, storedPath } from './content-root';
import type { NodeLinks } from './node-fields';
import { readData, readPageText, readWikiPage, type DataFile } from './read-content';
import type { PageTextFile, WikiFile } from './read-text';
import { personKey } from './society-schemas';

/** Paths of all File nodes, relative to the content root, sorted. The folder `static` has none. */
export function filesInDataLayer({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): string[] {
  return (getNodesByType('File') as FileSystemNode[]).map(({ relativePath }) => relativePath).sort();
}

/** Every JSON file of the content in the data layer, sorted by path. */
export function dataFilesOf(helpers: Pick<NodePluginArgs, 'getNodesByType'>): DataFile[] {
  return filesInDataLayer(helpers).flatMap((file) => readData(contentRoot(), file) ?? []);
}

/** Every page of the wiki in the data layer, sorted by the path of its file. */
export function wikiFilesOf(helpers: Pick<NodePluginArgs, 'getNodesByType'>): WikiFile[] {
  return filesInDataLayer(helpers).flatMap((file) => readWikiPage(contentRoot(), file) ?? []);
}

/** Every text of `content/pages` in the data layer. */
export function pageTextFilesOf(helpers: Pick<NodePluginArgs, 'getNodesByType'>): PageTextFile[] {
  return filesInDataLayer(helpers).flatMap((file) => readPageText(contentRoot(), file) ?? []);
}

/** The id that `replaceNodes` gives a node. `key` is that of its fields. */
export function idOfNode({ createNodeId }: Pick<NodePluginArgs, 'createNodeId'>, type: string, key: string): string {
  return createNodeId(`${type} ${key}`);
}

/** How to find people and pictures that a file names. */
export function linksOfFile(helpers: Pick<NodePluginArgs, 'createNodeId'>, relativePath: string): NodeLinks {
  const folder = path.posix.dirname(fileNodePath(relativePath));
  return {
    person: (reference) => idOfNode(helpers, 'Person', personKey(reference)),
    picture: (picture) => storedPath(path.posix.join(folder, picture)),
  };
}

/** A node to make: its fields, and a key that is unique within its type. */
export interface NodeFields {
  key: string;
  fields: Record<string, unknown>;
}

/** Makes all nodes of a type, and deletes those that are no longer wanted. */
export async function replaceNodes(args: SourceNodesArgs, type: string, wanted: readonly NodeFields[]): Promise<void> {
  const { actions, createContentDigest, getNodesByType } = args;
  const ids = new Set<string>();
  for (const { key, fields } of wanted) {
    const id = idOfNode(args, type, key);
    ids.add(id);
    await actions.createNode({ ...fields, id, internal: { type, contentDigest: createContentDigest(fields) } });
  }
  for (const node of getNodesByType(type)) if (!ids.has(node.id)) actions.deleteNode(node);
}

export interface ContentSource {
  reads: (relativePath: string) => boolean;
  /** Makes all of its nodes from the current files. */
  source: (args: SourceNodesArgs) => Promise<void>;
}

/** Returns a function that runs `work`. Calls during a run lead to one more run after it, never to two at once. */
function inTurn(work: () => Promise<void>): () => void {
  let last = Promise.resolve();
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    last = last.then(() => {
      isWaiting = false;
      return work();
    });
  };
}

/** Makes the nodes of all sources. While developing, runs a source again when one of its files changes. */
export async function sourceContent(args: SourceNodesArgs, sources: readonly ContentSource[]): Promise<void> {
  for (const { source } of sources) await source(args);
  if (process.env.NODE_ENV !== 'development') return;
  // If two runs overlapped, the older would delete the nodes of the newer.
  const followers = sources.map(({ reads, source }) => ({
    reads,
    run: inTurn(() =>
      source(args).catch((error: unknown) => {
        args.reporter.error('The last edit is not shown: save the file again.', error as Error);
      }),
    ),
  }));
  // DELETE_NODE has no payload if the node is already gone.
  const follow = ({ payload }: { payload?: FileSystemNode }): void => {
    if (payload?.internal.type !== 'File') return;
    // Gatsby emits a change a moment before its store has it; `inTurn` always starts later.
    for (const { reads, run } of followers) if (reads(payload.relativePath)) run();
  };
  args.emitter.on('CREATE_NODE', follow);
  args.emitter.on('DELETE_NODE', follow);
}
