/** Gatsby's access to nodes from a resolver. Gatsby notes what is read here, and runs the query again when it changes. */
import type { Node } from 'gatsby';

type Filter = Readonly<Record<string, { eq: string }>>;

/** As much of Gatsby's node model as our resolvers use. */
export interface NodeModel {
  findAll: (
    query: { type: string; query?: { filter: Filter } },
    dependencies?: { track: boolean },
  ) => Promise<{ entries: Iterable<unknown> }>;
  findOne: (query: { type: string; query: { filter: Filter } }) => Promise<unknown>;
  getNodesByIds: (query: { ids: readonly string[]; type: string }) => unknown[];
}

/** What Gatsby hands to all resolvers of one query. */
export interface QueryContext {
  nodeModel: NodeModel;
}

/** All nodes of a type. The query depends on all of them, and on those to come. */
export async function findAll<N>({ nodeModel }: QueryContext, type: string): Promise<N[]> {
  return [...(await nodeModel.findAll({ type })).entries] as N[];
}

/** The node of a type that has a value in a field; none where there is no such node. The query depends on it alone. */
export async function findOne<N>({ nodeModel }: QueryContext, type: string, field: string, value: string): Promise<N | undefined> {
  return ((await nodeModel.findOne({ type, query: { filter: { [field]: { eq: value } } } })) ?? undefined) as N | undefined;
}

/** The nodes of a type with these ids, in their order, as far as they exist. The query depends on them alone. */
export function findByIds<N>({ nodeModel }: QueryContext, type: string, ids: readonly string[]): N[] {
  return nodeModel.getNodesByIds({ ids, type }) as N[];
}

/**
 * The files of a folder that pass a test. The query depends on each of them, but not on those to come, which no text
 * shows yet.
 */
export async function findFilesOf<N extends Node>(context: QueryContext, folder: string, test: (file: N) => boolean): Promise<N[]> {
  const inFolder = await context.nodeModel.findAll({ type: 'File', query: { filter: { dir: { eq: folder } } } }, { track: false });
  const shown = [...(inFolder.entries as Iterable<N>)].filter(test);
  return findByIds(
    context,
    'File',
    shown.map(({ id }) => id),
  );
}
