/** Checks the components in a text: their names, their attributes, and the files and pages that these name. */
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { valueOfAttribute, type Attribute, type Component, type Components } from '../content/component';
import { webAddress } from '../content/fields';
import { holdsMarkup, isBlank } from '../content/markdown';
import { PICTURE_FILE } from '../content/page-components';
import type { Place } from '../content/problem';
import { didYouMean } from '../content/suggest';

type Report = (place: Place, message: string, remedy: string) => void;

/** Collects what a text refers to. */
interface References {
  files: (Place & { target: string })[];
  links: (Place & { target: string })[];
  embeds: (Place & { target: string })[];
}

/** What is wrong with a value, and what to do. */
type FormatProblem = readonly [message: string, remedy: string];

/** The problem with a picture file's format, if any. */
export function problemOfPictureFormat(file: string): FormatProblem | undefined {
  if (PICTURE_FILE.test(file)) return undefined;
  const remedy = /\.svg$/i.test(file)
    ? 'Run "npm run drawings" and write the name of the .webp that it makes.'
    : 'Save it as .png or .jpg; .webp, .avif and .gif can be shown too.';
  return [`The file ${file} is no picture that pages can show.`, remedy];
}

const playable =
  (endings: RegExp, words: string) =>
  (file: string): FormatProblem | undefined =>
    endings.test(file) ? undefined : [`The file ${file} is none that browsers can play.`, `Save it as ${words}.`];

const PROBLEM_OF_FORMAT: Readonly<Record<NonNullable<Attribute['format']>, (file: string) => FormatProblem | undefined>> = {
  picture: problemOfPictureFormat,
  video: playable(/\.(?:mp4|webm)$/i, '.mp4 or .webm'),
  captions: playable(/\.vtt$/i, '.vtt, the format WebVTT'),
};

/** The message for a value of the wrong kind, by the attribute's kind. */
const WRONG_KIND: Readonly<Record<Attribute['kind'], (name: string, component: string) => FormatProblem>> = (() => {
  const words = (name: string, component: string): FormatProblem => [
    `The attribute "${name}" of "<${component}>" is not a plain value.`,
    `Write ${name}="…" with the text between quotes.`,
  ];
  return {
    text: words,
    file: words,
    address: words,
    page: words,
    number: (name, component) => [
      `The attribute "${name}" of "<${component}>" is no whole number.`,
      `Write it in digits, ${name}="3" or ${name}={3}.`,
    ],
    boolean: (name, component) => [
      `The attribute "${name}" of "<${component}>" is neither true nor false.`,
      `Write ${name} alone, without a value, or leave it out.`,
    ],
  };
})();

export const MARKUP_IN_CAPTION: FormatProblem = [
  'A caption is plain text, so its Markdown is shown as typed.',
  'Write it without *, _, ` and links; a link belongs in the text.',
];

/** The problem with an attribute's value, if any. */
function problemOfValue(name: string, component: string, value: string, { kind, format, values }: Attribute): FormatProblem | undefined {
  if (kind === 'file' && format) return PROBLEM_OF_FORMAT[format](value);
  if (kind === 'address' && !webAddress.safeParse(value).success) {
    return [`The attribute "${name}" of "<${component}>" is no address: "${value}".`, 'Write a whole address that starts with https://.'];
  }
  if (kind === 'address' && /^http:/i.test(value)) {
    return [
      `The attribute "${name}" of "<${component}>" starts with http://, and browsers show nothing of such an address within a page.`,
      'Write the address with https://; a host without it can only be linked to.',
    ];
  }
  if (name === 'caption' && holdsMarkup(value)) return MARKUP_IN_CAPTION;
  if (values === undefined || values.includes(value)) return undefined;
  return [
    `The attribute "${name}" of "<${component}>" may not be "${value}".`,
    `${didYouMean(value, values)}Allowed: ${values.join(', ')}.`,
  ];
}

function checkAttribute(
  attribute: MdxJsxAttribute,
  component: string,
  attributes: Component['attributes'],
  place: Place,
  report: Report,
  { files, links, embeds }: References,
): void {
  const { name } = attribute;
  const declared = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  if (!declared) {
    const known = Object.keys(attributes);
    const allowed = known.length > 0 ? `Allowed: ${known.join(', ')}.` : 'It takes none.';
    report(place, `"<${component}>" has no attribute "${name}".`, `${didYouMean(name, known)}${allowed}`);
    return;
  }
  const value = valueOfAttribute(attribute, declared.kind);
  if (value === undefined) return report(place, ...WRONG_KIND[declared.kind](name, component));
  if (typeof value === 'number' && declared.range) {
    const [least, greatest] = declared.range;
    if (value >= least && value <= greatest) return;
    return report(
      place,
      `The attribute "${name}" of "<${component}>" may not be ${value}.`,
      `Write a number from ${least} to ${greatest}.`,
    );
  }
  if (typeof value !== 'string') return;
  if (value.trim() === '')
    return report(
      place,
      `The attribute "${name}" of "<${component}>" is empty.`,
      'Write its text between the quotes, or leave it out where nothing needs it.',
    );
  const problem = problemOfValue(name, component, value, declared);
  if (problem) report(place, ...problem);
  if (declared.kind === 'page') links.push({ ...place, target: value });
  if (declared.isEmbedded && !problem) embeds.push({ ...place, target: value });
  if (declared.kind === 'file' && !problem) files.push({ ...place, target: value });
}

/**
 * Checks that a component has all required attributes.
 * @param given names of the attributes that it has
 */
function checkNeeds(name: string, { attributes, oneOf }: Component, given: ReadonlySet<string>, place: Place, report: Report): void {
  const describe = (attribute: string): string => attributes[attribute]?.description ?? '';
  for (const [attribute, { required }] of Object.entries(attributes)) {
    if (required && !given.has(attribute))
      report(place, `"<${name}>" needs the attribute "${attribute}".`, `Add ${attribute}="…". ${describe(attribute)}`);
  }
  if (!oneOf) return;
  const [one, other] = oneOf;
  if (given.has(one) !== given.has(other)) return;
  report(
    place,
    `"<${name}>" needs either "${one}" or "${other}"${given.has(one) ? ', not both' : ''}.`,
    `${one}: ${describe(one)} ${other}: ${describe(other)}`,
  );
}

/** Checks that a component holds something if it shows what it holds, and nothing if not. */
function checkChildren(
  name: string,
  { isDrawn, isInline, mayBeEmpty }: Component,
  children: readonly object[],
  place: Place,
  report: Report,
): void {
  const isEmpty = (children as readonly { type: string }[]).every(isBlank);
  if (isDrawn && !isEmpty)
    report(place, `"<${name}>" shows nothing of what stands inside it.`, `Write <${name} /> with its attributes, and the rest outside.`);
  if (!isDrawn && !isInline && !mayBeEmpty && isEmpty)
    report(place, `"<${name}>" holds nothing.`, `Write what it shows between <${name}> and </${name}>.`);
}

/** The node that a tag stands in. */
interface Parent {
  type: string;
  children?: readonly { type: string; value?: string }[];
}

/** Checks that a component which is a block of its own does not stand within a sentence: a browser would tear the sentence up. */
function checkSurroundings(name: string, { isInline }: Component, parent: Parent | undefined, place: Place, report: Report): void {
  if (isInline || !parent || /^(?:root|mdxJsx.*|listItem|blockquote|containerDirective)$/.test(parent.type)) return;
  const standsAlone = parent.children?.every((child) => child.type === 'mdxJsxTextElement' || isBlank(child));
  if (standsAlone && parent.type !== 'heading') return;
  report(place, `"<${name}>" cannot stand within a sentence.`, 'Put it on lines of its own, with an empty line above and below.');
}

/**
 * Checks one tag in a text.
 * @param parent the node that it stands in
 * @param references what the tag refers to is added to these
 */
export function checkComponent(
  { name, attributes, children }: MdxJsxFlowElement | MdxJsxTextElement,
  parent: Parent | undefined,
  place: Place,
  components: Components,
  report: Report,
  references: References,
): void {
  if (name === null) {
    report(place, 'Pages may not use "<>" and "</>".', 'Delete both; the text between them can stand alone.');
    return;
  }
  const component = Object.hasOwn(components, name) ? components[name] : undefined;
  if (!component) {
    const known = Object.keys(components);
    report(
      place,
      /^[a-z]/.test(name) ? `Pages may not use HTML such as "<${name}>".` : `There is no component "<${name}>".`,
      `${didYouMean(name, known)}Write Markdown, or one of: ${known.join(', ')}. Put a "<" that you mean as text in backticks.`,
    );
    return;
  }
  const given = new Set<string>();
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      report(place, `"<${name}>" spreads an expression into its attributes.`, 'Write each attribute as name="value".');
      continue;
    }
    given.add(attribute.name);
    checkAttribute(attribute, name, component.attributes, place, report, references);
  }
  checkNeeds(name, component, given, place, report);
  checkChildren(name, component, children, place, report);
  checkSurroundings(name, component, parent, place, report);
}
