/** How a component of texts is declared; the components themselves are in `page-components.ts`. */

export interface Attribute<Value extends string = string> {
  /** `file`: a file beside the page. `address`: a complete URL of another site. */
  kind: 'text' | 'file' | 'address';
  format?: 'picture' | 'video' | 'captions';
  required?: boolean;
  values?: readonly Value[];
  /** A page or film in a frame: its host must be one of `embedHosts` in site.json, unless a film's has a player that we know. */
  embeds?: 'page' | 'film';
  description: string;
}

export type Attributes = Readonly<Record<string, Attribute>>;

type ValueOf<A extends Attribute> = A extends { values: readonly (infer Value)[] } ? Value : string;

type RequiredNames<A extends Attributes> = { [Name in keyof A]: A[Name] extends { required: true } ? Name : never }[keyof A];

/** The values of the attributes, which the React component gets as props. */
export type ValuesOf<A extends Attributes> = { [Name in RequiredNames<A>]: ValueOf<A[Name]> } & {
  [Name in Exclude<keyof A, RequiredNames<A>>]?: ValueOf<A[Name]>;
};

interface Reading<Values> {
  /** The component's own words, which come before its children; none by default. */
  words?(values: Values): string;
  /** The component's own words in search; `words` by default. */
  searchWords?(values: Values): string;
}

interface Tag<A extends Attributes> {
  attributes: A;
  /** Two attributes of which exactly one must be given. */
  oneOf?: readonly [string, string];
  isInline?: boolean;
  /** Whether it draws what it shows, and so takes no children. */
  isDrawn?: boolean;
  /** Whether it reads its children as plain text, so that the build may add nothing to them. */
  readsChildren?: boolean;
  /** Whether it may have no children, because its attributes say enough. */
  mayBeEmpty?: boolean;
}

export type Component<A extends Attributes = Attributes> = Tag<A> & Reading<Readonly<Record<string, string | undefined>>>;

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
