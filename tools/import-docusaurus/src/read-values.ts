/** Reads a page's JavaScript without running it: literals, files, and the names that stand for them. */
import { textIn } from './docusaurus-pages';
import { decide, fileNamed, type PageInProgress } from './page-in-progress';
import type { Script, SyntaxNode } from './syntax';

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
function valueOf(node: Script | undefined, scope: Scope): unknown {
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

/** The value of the only expression in a node's program, or `COMPUTED`; `undefined` for a program without any. */
export function expressionOf({ data }: Pick<SyntaxNode, 'data'>, scope: Scope): unknown {
  const [statement] = list(data?.estree?.body);
  return statement && valueOf(statement, scope);
}

function valueOfImport(page: PageInProgress, name: string, from: string): unknown {
  const file = fileNamed(page, from.replace(/^.*!/, ''));
  if (file !== undefined && /\.mdx?$/.test(file)) return new ComponentValue(name, file);
  const text = textIn(page.survey.site.tree, file ?? '');
  if (from.includes('raw-loader')) {
    page.survey.quoted.add(file ?? '');
    return text;
  }
  if (file?.endsWith('.json')) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  }
  if (file !== undefined && !/\.[cm]?[jt]sx?$/.test(file)) return new FileValue(`@site/${file}`);
  return new ComponentValue(`${from}/${name}`);
}

/** Adds to the page's scope what a block of imports and exports defines. */
export function readModule(page: PageInProgress, node: SyntaxNode): void {
  for (const { type, source, specifiers, declaration } of list(node.data?.estree?.body)) {
    const names = type === 'ImportDeclaration' ? list(specifiers) : [];
    if (type === 'ImportDeclaration' && names.length === 0) page.survey.report.drop('imports of style sheets');
    for (const { type: kind, local, imported } of names) {
      const isNamed = kind === 'ImportSpecifier' && nameOf(imported) !== 'default';
      page.scope.set(nameOf(local), valueOfImport(page, nameOf(isNamed ? imported : local), String((source as Script).value)));
    }
    for (const { id, init } of list((declaration as Script | null | undefined)?.declarations)) {
      const name = nameOf(id);
      const value = valueOf(init as Script, page.scope);
      if (value !== COMPUTED) page.scope.set(name, value);
      // A component's name is reported where it is used.
      else if (!/^[A-Z]/.test(name))
        decide(page, node, 'computed', `The import cannot compute "${name}".`, 'Write its value wherever the page uses it.');
    }
  }
}
