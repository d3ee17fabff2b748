/** How a component of pages' texts is declared; the components themselves are in `page-components.ts`. */

/** What values an attribute takes, and whether it is required. */
export interface Attribute<Value extends string = string> {
  /**
   * `file`: a file beside the page. `address`: a complete URL of another site. `page`: the path of a page on this site,
   * checked like a link. `number`: an integer. `boolean`: true when the attribute is present.
   */
  kind: 'text' | 'file' | 'address' | 'page' | 'number' | 'boolean';
  /** The kind of file required. */
  format?: 'picture' | 'video' | 'captions';
  required?: boolean;
  /** The only values allowed. */
  values?: readonly Value[];
  /** Whether the host of the address must be one of `embedHosts` in site.json. */
  isEmbedded?: boolean;
  /** The least and the greatest number allowed. */
  range?: readonly [least: number, greatest: number];
  description: string;
}

export type Attributes = Readonly<Record<string, Attribute>>;

type ValueOf<A extends Attribute> = A extends { kind: 'number' }
  ? number
  : A extends { kind: 'boolean' }
    ? boolean
    : A extends { values: readonly (infer Value)[] }
      ? Value
      : string;

type RequiredNames<A extends Attributes> = { [Name in keyof A]: A[Name] extends { required: true } ? Name : never }[keyof A];

/** The values of the attributes, which the React component gets as props. */
export type ValuesOf<A extends Attributes> = { [Name in RequiredNames<A>]: ValueOf<A[Name]> } & {
  [Name in Exclude<keyof A, RequiredNames<A>>]?: ValueOf<A[Name]>;
};

/** How a component reads as text. Each function takes the values of its attributes. */
interface Reading<Values> {
  /** The component's own words, which come before its children; none by default. */
  words?(values: Values): string;
  /** The component's own words in search; `words` by default. */
  searchWords?(values: Values): string;
}

/** Which attributes a component's tag takes, and how it behaves in a text. */
interface Tag<A extends Attributes> {
  attributes: A;
  /** Two attributes of which exactly one must be given. */
  oneOf?: readonly [string, string];
  /** Whether it is inline, as a link is. */
  isInline?: boolean;
  /** Whether it draws what it shows, and so takes no children. */
  isDrawn?: boolean;
  /** Whether it may hold nothing, as its attributes alone say enough. */
  mayBeEmpty?: boolean;
}

export type AttributeValue = string | number | boolean;

/** A component of pages' texts. */
export type Component<A extends Attributes = Attributes> = Tag<A> & Reading<Readonly<Record<string, AttributeValue | undefined>>>;

/**
 * Declares a component; its functions get the values of its attributes with their types. `Value` stands in for a `const`
 * type parameter, which Gatsby's compiler of gatsby-node.ts does not support.
 */
export function component<Value extends string, A extends Readonly<Record<string, Attribute<Value>>>>(
  declaration: Tag<A> & Reading<ValuesOf<A>>,
): Component<A> {
  return declaration;
}

export type Components = Readonly<Record<string, Component>>;

const WHOLE_NUMBER = /^-?\d+$/;

/** The value as written: `name="text"`, `name={3}`, `name={true}`, or the name alone. */
function literalOf(value: unknown): AttributeValue | undefined {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const expression = String((value as { value?: unknown }).value).trim();
  if (expression === 'true' || expression === 'false') return expression === 'true';
  return WHOLE_NUMBER.test(expression) ? Number(expression) : undefined;
}

/**
 * The value of an attribute as its component takes it: a number may be written as `{3}` or as `"3"`.
 * @returns `undefined` when what was written is not of that kind
 */
export function valueOfAttribute({ value }: { value?: unknown }, kind: Attribute['kind']): AttributeValue | undefined {
  const literal = literalOf(value);
  if (kind === 'number') {
    const number = typeof literal === 'string' && WHOLE_NUMBER.test(literal) ? Number(literal) : literal;
    return typeof number === 'number' ? number : undefined;
  }
  if (kind === 'boolean') {
    if (literal === 'true' || literal === 'false') return literal === 'true';
    return typeof literal === 'boolean' ? literal : undefined;
  }
  return typeof literal === 'string' ? literal : undefined;
}
