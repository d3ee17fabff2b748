/** What there is to say of a component of pages' texts; the components themselves are in `page-components.ts`. */
import type { BlockContent, DefinitionContent } from 'mdast';

/** Markdown that stands by itself: a paragraph, a list, a heading. */
export type Block = BlockContent | DefinitionContent;

/** What an attribute may hold, and whether it must be there. */
export interface Attribute<Value extends string = string> {
  /**
   * `file`: a file beside the page. `address`: a whole address elsewhere. `page`: the path of a page of this site,
   * checked like a link. `number`: a whole number. `boolean`: true where it is written.
   */
  kind: 'text' | 'file' | 'address' | 'page' | 'number' | 'boolean';
  /** What the file must be. */
  format?: 'picture' | 'video' | 'captions';
  required?: boolean;
  /** The only values that it may have. */
  values?: readonly Value[];
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

/** The values of attributes: the properties that the React component gets. */
export type ValuesOf<A extends Attributes> = { [Name in RequiredNames<A>]: ValueOf<A[Name]> } & {
  [Name in Exclude<keyof A, RequiredNames<A>>]?: ValueOf<A[Name]>;
};

/** What a component's Markdown may need to know of the page around it. */
export interface PageOfTwin {
  /** Whole address of the page. */
  address: string;
  /** A list of links to the pages below it; empty where there are none. */
  pagesBelow: Block[];
}

/** How a component reads where nothing can be drawn. Takes the values of its attributes. */
interface Reading<Values> {
  /** Words of its own, which are read before its children. None unless given. */
  words?(values: Values): string;
  /** Its own words where somebody searches for them; `words` unless given. */
  searchWords?(values: Values): string;
  /**
   * What it is in the Markdown twin of its page. Takes its values, with whole addresses, and its children. Unless
   * given: its children with its words below; of what is drawn, a link to the page.
   */
  twin?(values: Values, children: Block[], page: PageOfTwin): Block[];
}

/** What may be written in the tag of a component, and what it is. */
interface Tag<A extends Attributes> {
  attributes: A;
  /** Two attributes of which exactly one is needed. */
  oneOf?: readonly [string, string];
  /** Whether it runs along in a line of text, as a link does. */
  isInline?: boolean;
  /** Whether it draws what it shows: then its children, if it has any, are no text of the page. */
  isDrawn?: boolean;
}

export type AttributeValue = string | number | boolean;

/** A component of pages' texts. */
export type Component<A extends Attributes = Attributes> = Tag<A> & Reading<Readonly<Record<string, AttributeValue | undefined>>>;

/**
 * Declares a component; its functions know the values of its attributes by their types. `Value` stands for a `const`
 * before `A`, which Gatsby's compiler of gatsby-node.ts does not know.
 */
export function component<Value extends string, A extends Readonly<Record<string, Attribute<Value>>>>(
  declaration: Tag<A> & Reading<ValuesOf<A>>,
): Component<A> {
  return declaration;
}

export type Components = Readonly<Record<string, Component>>;

const WHOLE_NUMBER = /^-?\d+$/;

/** What was written: `name="text"`, `name={3}`, `name={true}`, or the name alone. */
function literalOf(value: unknown): AttributeValue | undefined {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const expression = String((value as { value?: unknown }).value).trim();
  if (expression === 'true' || expression === 'false') return expression === 'true';
  return WHOLE_NUMBER.test(expression) ? Number(expression) : undefined;
}

/**
 * The value of an attribute as its component takes it: a number may be written as `{3}` or as `"3"`.
 * Takes the attribute of the syntax tree; returns `undefined` where what was written is not of its kind.
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
