/**
 * Finds out what a piece of a page's JavaScript says, without running it: values that a page exports or imports, and what
 * stands in braces. Whatever needs a program to run is not evaluated, and is left to its editor.
 */
import type { Script, SyntaxAttribute, SyntaxNode } from './syntax';
import { textNode } from './syntax';

/** A file that a page imports or requires. */
export class FileValue {
  constructor(readonly request: string) {}
}

/** A component that a page defines or imports. */
export class ComponentValue {
  constructor(
    /** The name it has where it comes from. */
    readonly name: string,
    /** Draws it, when the page itself or a partial says how. */
    readonly draw?: (props: Scope, children: SyntaxNode[]) => SyntaxNode[],
  ) {}
}

/** Nodes of a page as a value, such as what a component stands around. */
export class NodesValue {
  constructor(readonly nodes: SyntaxNode[]) {}
}

/** Values by name. */
export type Scope = ReadonlyMap<string, unknown>;

/** Thrown for what cannot be known without running it. */
export class NotKnown extends Error {}

const known = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new NotKnown();
  return value;
};

const script = (value: unknown): Script => known(value as Script | undefined);
const scripts = (value: unknown): Script[] => (value ?? []) as Script[];

function memberOf(object: unknown, key: unknown): unknown {
  if (object instanceof FileValue && key === 'default') return object;
  if (Array.isArray(object) && typeof key === 'number') return object[key] as unknown;
  if ((Array.isArray(object) || typeof object === 'string') && key === 'length') return object.length;
  if (typeof object === 'object' && object !== null && !Array.isArray(object) && Object.hasOwn(object, String(key))) {
    return (object as Record<string, unknown>)[String(key)];
  }
  if (object instanceof Map) return object.get(String(key)) as unknown;
  throw new NotKnown();
}

const BINARY: Readonly<Record<string, (left: never, right: never) => unknown>> = {
  '+': (left: number, right: number) => left + right,
  '-': (left: number, right: number) => left - right,
  '*': (left: number, right: number) => left * right,
  '/': (left: number, right: number) => left / right,
  '===': (left: unknown, right: unknown) => left === right,
  '!==': (left: unknown, right: unknown) => left !== right,
  '<': (left: number, right: number) => left < right,
  '>': (left: number, right: number) => left > right,
};

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

function evaluateCall(node: Script, scope: Scope): unknown {
  const callee = script(node.callee);
  const given = scripts(node.arguments);
  if (callee.type === 'Identifier' && ['require', 'useBaseUrl'].includes(String(callee.name))) {
    const request = evaluate(known(given[0]), scope);
    return typeof request === 'string' ? new FileValue(request) : request;
  }
  if (callee.type === 'MemberExpression') {
    const object = evaluate(script(callee.object), scope);
    const method = String(script(callee.property).name);
    if (method === 'map' && Array.isArray(object)) {
      const each = functionOf(known(given[0]), scope);
      return object.map((item: unknown, index) => each(item, index));
    }
    const values = given.map((value) => evaluate(value, scope));
    if (method === 'join' && Array.isArray(object) && object.every(isPlain))
      return object.join(typeof values[0] === 'string' ? values[0] : ',');
    if (typeof object === 'string' && ['toUpperCase', 'toLowerCase', 'trim'].includes(method)) {
      return (object as unknown as Record<string, () => string>)[method]?.call(object);
    }
  }
  throw new NotKnown();
}

/** Binds what stands for a function's parameters, patterns with defaults among them. */
function bind(pattern: Script, value: unknown, scope: Map<string, unknown>): void {
  if (pattern.type === 'Identifier') scope.set(String(pattern.name), value);
  else if (pattern.type === 'AssignmentPattern') {
    bind(script(pattern.left), value === undefined ? evaluate(script(pattern.right), scope) : value, scope);
  } else if (pattern.type === 'ObjectPattern') {
    for (const property of scripts(pattern.properties)) {
      if (property.type !== 'Property') continue;
      const name = String(script(property.key).name);
      const own = value instanceof Map ? (value.get(name) as unknown) : (value as Record<string, unknown> | undefined)?.[name];
      bind(script(property.value), own, scope);
    }
  } else throw new NotKnown();
}

/** A function of which only what it returns is of interest. */
function functionOf(node: Script, scope: Scope): (...given: unknown[]) => unknown {
  if (!/Function/.test(node.type)) throw new NotKnown();
  const body = script(node.body);
  return (...given) => {
    const inner = new Map(scope);
    scripts(node.params).forEach((parameter, index) => bind(parameter, given[index], inner));
    if (body.type !== 'BlockStatement') return evaluate(body, inner);
    for (const statement of scripts(body.body)) {
      if (statement.type === 'ReturnStatement') return evaluate(script(statement.argument), inner);
      if (statement.type !== 'VariableDeclaration') throw new NotKnown();
      declare(statement, inner);
    }
    throw new NotKnown();
  };
}

/** Adds the variables of a declaration to a scope; those that are not known stay out of it. */
function declare(node: Script, scope: Map<string, unknown>): void {
  for (const declarator of scripts(node.declarations)) {
    try {
      bind(script(declarator.id), evaluate(script(declarator.init), scope), scope);
    } catch (error) {
      if (!(error instanceof NotKnown)) throw error;
    }
  }
}

/** A component that a page's own function draws. */
function componentOf(name: string, node: Script, scope: Scope): ComponentValue {
  const draw = functionOf(node, scope);
  return new ComponentValue(name, (props, children) => nodesOf(draw(new Map([...props, ['children', new NodesValue(children)]]))));
}

/** What a value shows on a page. */
export function nodesOf(value: unknown): SyntaxNode[] {
  if (value instanceof NodesValue) return value.nodes;
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  if (typeof value === 'string' || typeof value === 'number') return [textNode(String(value))];
  throw new NotKnown();
}

function attributeOf(node: Script, scope: Scope): SyntaxAttribute[] {
  if (node.type !== 'JSXAttribute') throw new NotKnown();
  const name = String(script(node.name).name);
  const value = node.value as Script | null;
  if (value === null) return [{ type: 'mdxJsxAttribute', name, value: null }];
  if (value.type === 'Literal') return [{ type: 'mdxJsxAttribute', name, value: String(value.value) }];
  const expression = script(value.expression);
  let found: unknown;
  try {
    found = evaluate(expression, scope);
  } catch (error) {
    if (error instanceof NotKnown) return [];
    throw error;
  }
  if (typeof found === 'object' && found !== null && !(found instanceof FileValue)) return [];
  return [{ type: 'mdxJsxAttribute', name, value: found instanceof FileValue ? found.request : String(found) }];
}

/** Text of JSX as its compiler reads it: lines are joined, and blank ones say nothing. */
function textOfJsx(value: string): SyntaxNode[] {
  const words = value.includes('\n') ? value.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replace(/\s*\n\s*/g, ' ') : value;
  return words === '' ? [] : [textNode(words)];
}

function evaluateJsx(node: Script, scope: Scope): NodesValue {
  const children = scripts(node.children).flatMap((child): SyntaxNode[] => {
    if (child.type === 'JSXText') return textOfJsx(String(child.value));
    if (child.type === 'JSXExpressionContainer') {
      const expression = script(child.expression);
      return expression.type === 'JSXEmptyExpression' ? [] : nodesOf(evaluate(expression, scope));
    }
    return nodesOf(evaluate(child, scope));
  });
  if (node.type === 'JSXFragment') return new NodesValue(children);
  const opening = script(node.openingElement);
  const attributes = scripts(opening.attributes).flatMap((attribute) => attributeOf(attribute, scope));
  const name = String(script(opening.name).name);
  return new NodesValue([{ type: 'mdxJsxTextElement', name, attributes, children }]);
}

/**
 * The value of an expression.
 * @throws NotKnown when it would have to run
 */
export function evaluate(node: Script, scope: Scope): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'Identifier':
      if (node.name === 'undefined') return undefined;
      if (!scope.has(String(node.name))) throw new NotKnown();
      return scope.get(String(node.name));
    case 'TemplateLiteral': {
      const values = scripts(node.expressions).map((expression) => evaluate(expression, scope));
      if (!values.every(isPlain)) throw new NotKnown();
      return scripts(node.quasis)
        .map((quasi, index) => `${(quasi.value as { cooked: string }).cooked}${index < values.length ? String(values[index]) : ''}`)
        .join('');
    }
    case 'ArrayExpression':
      return scripts(node.elements).map((element) => evaluate(element, scope));
    case 'ObjectExpression':
      return Object.fromEntries(
        scripts(node.properties).map((property): [string, unknown] => {
          if (property.type !== 'Property' || property.computed === true) throw new NotKnown();
          const key = script(property.key);
          return [String(key.name ?? key.value), evaluate(script(property.value), scope)];
        }),
      );
    case 'MemberExpression': {
      const property = script(node.property);
      const key = node.computed === true ? evaluate(property, scope) : property.name;
      return memberOf(evaluate(script(node.object), scope), key);
    }
    case 'BinaryExpression': {
      const compute = known(BINARY[String(node.operator)]);
      const [left, right] = [evaluate(script(node.left), scope), evaluate(script(node.right), scope)];
      if (!isPlain(left) || !isPlain(right)) throw new NotKnown();
      return compute(left as never, right as never);
    }
    case 'LogicalExpression': {
      const left = evaluate(script(node.left), scope);
      if (node.operator === '&&') return left ? evaluate(script(node.right), scope) : left;
      if (node.operator === '??') return left ?? evaluate(script(node.right), scope);
      return left || evaluate(script(node.right), scope);
    }
    case 'ConditionalExpression':
      return evaluate(script(evaluate(script(node.test), scope) ? node.consequent : node.alternate), scope);
    case 'UnaryExpression': {
      const value = evaluate(script(node.argument), scope);
      if (node.operator === '!') return !value;
      if (node.operator === '-' && typeof value === 'number') return -value;
      throw new NotKnown();
    }
    case 'CallExpression':
      return evaluateCall(node, scope);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return componentOf('', node, scope);
    case 'JSXElement':
    case 'JSXFragment':
      return evaluateJsx(node, scope);
    case 'ParenthesizedExpression':
      return evaluate(script(node.expression), scope);
    default:
      throw new NotKnown();
  }
}

/** What a page's `import` and `export` lines name. */
export interface Modules {
  imports: { name: string; imported: string; from: string }[];
  /** Files that are imported for their effect alone, such as styles. */
  effects: string[];
  /** Names that are exported and not known without running the page. */
  unknown: string[];
}

/** Reads the lines of a module, and adds what it exports to the scope. */
export function readModule(
  program: Script,
  scope: Map<string, unknown>,
  onImport: (found: Modules['imports'][number]) => unknown,
): Modules {
  const modules: Modules = { imports: [], effects: [], unknown: [] };
  for (const statement of scripts(program.body)) {
    if (statement.type === 'ImportDeclaration') {
      const from = String(script(statement.source).value);
      const specifiers = scripts(statement.specifiers);
      if (specifiers.length === 0) modules.effects.push(from);
      for (const specifier of specifiers) {
        const imported = specifier.imported ? String(script(specifier.imported).name) : 'default';
        const found = { name: String(script(specifier.local).name), imported, from };
        modules.imports.push(found);
        scope.set(found.name, onImport(found));
      }
    } else if (/^Export(?:Named|Default)Declaration$/.test(statement.type) && statement.declaration) {
      const declaration = script(statement.declaration);
      if (declaration.type === 'VariableDeclaration') {
        declare(declaration, scope);
        for (const declarator of scripts(declaration.declarations)) {
          const name = script(declarator.id).name;
          if (typeof name === 'string' && !scope.has(name)) modules.unknown.push(name);
        }
      } else if (declaration.type === 'FunctionDeclaration') {
        const name = String(script(declaration.id).name);
        scope.set(name, componentOf(name, declaration, scope));
      }
    }
  }
  return modules;
}
