/** How resolvers read nodes. Gatsby records what a query reads here and runs it again when that changes. */

type Filter = Readonly<Record<string, { eq: string }>>;

export interface NodeModel {
  findAll: (query: { type: string }) => Promise<{ entries: Iterable<unknown> }>;
  findOne: (query: { type: string; query: { filter: Filter } }) => Promise<unknown>;
  getNodesByIds: (query: { ids: readonly string[]; type: string }) => unknown[];
}

/** The context that Gatsby passes to all resolvers of a query. */
export interface QueryContext {
  nodeModel: NodeModel;
}

/** A resolver that takes no arguments. */
export const resolver = <Source, T>(resolve: (source: Source, context: QueryContext) => T) => ({
  resolve: (source: Source, _args: unknown, context: QueryContext) => resolve(source, context),
});

/** All nodes of a type. The query then depends on all of them, including ones added later. */
export async function findAll<N>({ nodeModel }: QueryContext, type: string): Promise<N[]> {
  return [...(await nodeModel.findAll({ type })).entries] as N[];
}

/** The node of a type whose field has a value, if any. The query then depends on that node alone. */
export async function findOne<N>({ nodeModel }: QueryContext, type: string, field: string, value: string): Promise<N | undefined> {
  return ((await nodeModel.findOne({ type, query: { filter: { [field]: { eq: value } } } })) ?? undefined) as N | undefined;
}

/** The nodes with these ids, in that order, skipping ids that do not exist. The query then depends on those nodes alone. */
export function findByIds<N>({ nodeModel }: QueryContext, type: string, ids: readonly string[]): N[] {
  return nodeModel.getNodesByIds({ ids, type }) as N[];
}
