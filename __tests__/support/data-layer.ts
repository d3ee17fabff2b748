import { createHash } from 'node:crypto';
import type { Node, NodeInput } from 'gatsby';
import type { NodeModel, QueryContext } from '../../src/content-model/query-context';
import { listContent } from '../../src/content-model/read-content';

/**
 * A stub of the parts of Gatsby's data layer that our hooks use. The builds of the integration tests run the same
 * hooks in Gatsby itself.
 */
export function createDataLayer() {
  const nodes = new Map<string, Node>();
  const digest = (value: unknown): string => createHash('md5').update(JSON.stringify(value)).digest('hex');
  const helpers = {
    actions: {
      createNode: (node: NodeInput): Promise<void> => {
        nodes.set(node.id, { children: [], parent: null, ...node } as unknown as Node);
        return Promise.resolve();
      },
      deleteNode: ({ id }: Node): void => {
        nodes.delete(id);
      },
      createParentChildLink: ({ parent, child }: { parent: Node; child: Node }): void => {
        parent.children = [...parent.children, child.id];
      },
    },
    createNodeId: (key: string): string => `id of ${key}`,
    createContentDigest: digest,
    getNode: (id: string): Node | undefined => nodes.get(id),
    getNodesByType: (type: string): Node[] => [...nodes.values()].filter((node) => node.internal.type === type),
  };
  const nodesOf = (type: string, filter: Record<string, { eq: string }>): Node[] =>
    helpers.getNodesByType(type).filter((node) => Object.entries(filter).every(([field, { eq }]) => node[field] === eq));
  /** One query's access to the nodes. As in Gatsby, it depends on whole types and on single nodes. */
  const query = (): QueryContext & { dependencies: Set<string> } => {
    const dependencies = new Set<string>();
    const nodeModel: NodeModel = {
      findAll: ({ type }) => {
        dependencies.add(type);
        return Promise.resolve({ entries: helpers.getNodesByType(type) });
      },
      findOne: ({ type, query: { filter } }) => {
        const [node] = nodesOf(type, filter);
        dependencies.add(node?.id ?? type);
        return Promise.resolve(node ?? null);
      },
      getNodesByIds: ({ ids, type }) => {
        const found = ids.flatMap((id) => nodes.get(id) ?? []).filter((node) => node.internal.type === type);
        for (const { id } of found) dependencies.add(id);
        return found;
      },
    };
    return { nodeModel, dependencies };
  };
  return {
    query,
    nodesOf: (type: string): Record<string, unknown>[] => helpers.getNodesByType(type),
    addNode: (type: string, id: string, fields: Record<string, unknown>): Node => {
      const node = { id, children: [], parent: null, ...fields, internal: { type, contentDigest: digest(fields) } } as unknown as Node;
      nodes.set(id, node);
      return node;
    },
    /** Adds the File nodes of a content folder, and removes those whose file is gone. */
    addFiles(root: string): void {
      const { sizes } = listContent(root);
      for (const node of helpers.getNodesByType('File')) if (!sizes.has(String(node.relativePath))) nodes.delete(node.id);
      for (const relativePath of sizes.keys()) {
        this.addNode('File', `file ${relativePath}`, { relativePath, absolutePath: `${root}/${relativePath}` });
      }
    },
    /** The arguments of a hook, as far as we use them. */
    argumentsFor: <T>(more: Partial<T> = {}): T => ({ ...helpers, ...more }) as unknown as T,
  };
}
