/** Reads a page's JavaScript without running it: literals, files, and the names that stand for them. */
import type { Script } from './syntax';

export class FileValue {
  constructor(readonly request: string) {}
}

export class ComponentValue {
  constructor(
    /** Its name, behind the module that it comes from: "@theme/Tabs/Tabs". */
    readonly name: string,
    /** A file of Markdown that is shown in its place. */
    readonly part?: string,
  ) {}
}

/** The value of whatever would have to run. */
export const COMPUTED = Symbol('computed');

export type Scope = ReadonlyMap<string, unknown>;

const list = (value: unknown): Script[] => (Array.isArray(value) ? (value as Script[]) : []);
const nameOf = (node: unknown): string => String((node as Script | undefined)?.name ?? (node as Script | undefined)?.value);

function memberOf({ object, property, computed }: Script, scope: Scope): unknown {
  const owner = valueOf(object as Script, scope);
  const key = String(computed === true ? valueOf(property as Script, scope) : nameOf(property));
  if (owner instanceof FileValue) return key === 'default' ? owner : COMPUTED;
  if (typeof owner !== 'object' || owner === null) return COMPUTED;
  if (Object.hasOwn(owner, key)) return (owner as Record<string, unknown>)[key];
  return Array.isArray(owner) ? COMPUTED : undefined;
}

/** The value of an expression, or `COMPUTED`. */
export function valueOf(node: Script | undefined, scope: Scope): unknown {
  switch (node?.type) {
    case 'ExpressionStatement':
      return valueOf(node.expression as Script, scope);
    case 'Literal':
      return node.value;
    case 'TemplateLiteral': {
      const [text] = list(node.quasis);
      return list(node.expressions).length === 0 ? (text?.value as { cooked: string }).cooked : COMPUTED;
    }
    case 'Identifier':
      return scope.has(nameOf(node)) ? scope.get(nameOf(node)) : COMPUTED;
    case 'ArrayExpression': {
      const values = list(node.elements).map((element) => valueOf(element, scope));
      return values.includes(COMPUTED) ? COMPUTED : values;
    }
    case 'ObjectExpression': {
      const entries = list(node.properties).map(({ type, computed, key, value }): [string, unknown] =>
        type === 'Property' && computed !== true ? [nameOf(key), valueOf(value as Script, scope)] : ['', COMPUTED],
      );
      return entries.some(([, value]) => value === COMPUTED) ? COMPUTED : Object.fromEntries(entries);
    }
    case 'MemberExpression':
      return memberOf(node, scope);
    case 'CallExpression': {
      const isRequest = ['require', 'useBaseUrl'].includes(nameOf(node.callee));
      const request = isRequest ? valueOf(list(node.arguments)[0], scope) : COMPUTED;
      return typeof request === 'string' ? new FileValue(request) : request;
    }
    default:
      return COMPUTED;
  }
}

/**
 * Reads the imports and exports of a page into its scope.
 * @param importOf the value of a name that a file exports
 * @returns how many imports have an effect alone, and the exported names whose values would have to be computed
 */
export function readModule(
  program: Script,
  scope: Map<string, unknown>,
  importOf: (name: string, from: string) => unknown,
): { effects: number; computed: string[] } {
  let effects = 0;
  const computed: string[] = [];
  for (const { type, source, specifiers, declaration } of list(program.body)) {
    if (type === 'ImportDeclaration' && list(specifiers).length === 0) effects += 1;
    for (const { type: kind, local, imported } of type === 'ImportDeclaration' ? list(specifiers) : []) {
      const isNamed = kind === 'ImportSpecifier' && nameOf(imported) !== 'default';
      scope.set(nameOf(local), importOf(nameOf(isNamed ? imported : local), String((source as Script).value)));
    }
    for (const { id, init } of list((declaration as Script | null | undefined)?.declarations)) {
      const value = valueOf(init as Script, scope);
      if (value !== COMPUTED) scope.set(nameOf(id), value);
      // A component's name is reported where it is used.
      else if (!/^[A-Z]/.test(nameOf(id))) computed.push(nameOf(id));
    }
  }
  return { effects, computed };
}
