/** Gatsby's access to nodes from a resolver: whoever reads through it is run again when a node of that type changes. */
export interface QueryContext {
  nodeModel: { findAll: <T>(query: { type: string }) => Promise<{ entries: Iterable<T> }> };
}

/** All nodes of a type. */
export async function findAll<T>({ nodeModel }: QueryContext, type: string): Promise<T[]> {
  return [...(await nodeModel.findAll<T>({ type })).entries];
}
