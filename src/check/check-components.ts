import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Attribute, Component, Components } from '../content-model/component';
import { webAddress } from '../content-model/fields';
import { holdsMarkup, isBlank } from '../content-model/markdown';
import { isPicture } from '../content-model/page-components';
import { messageForUnknownTag } from '../content-model/parse-text';
import type { Position, MessageAndRemedy } from '../content-model/problem';
import { didYouMean } from '../content-model/suggest';
import { hasKnownPlayer } from '../wiki/components/video/players';
import type { Reference, TextFindings } from './check-text';

/** The problem of a picture's format, judged by the ending of its file; `undefined` if pages can show it. */
export function messageForPictureFormat(file: string): MessageAndRemedy | undefined {
  if (isPicture(file)) return undefined;
  return [
    `The file ${file} is not a picture that pages can show.`,
    'Save it as .png or .jpg; .svg, .webp, .avif and .gif can be shown too.',
  ];
}

const playable =
  (endings: RegExp, words: string) =>
  (file: string): MessageAndRemedy | undefined =>
    endings.test(file) ? undefined : [`Browsers cannot play the file ${file}.`, `Save it as ${words}.`];

const MESSAGES_FOR_FORMAT: Readonly<Record<NonNullable<Attribute['format']>, (file: string) => MessageAndRemedy | undefined>> = {
  picture: messageForPictureFormat,
  video: playable(/\.(?:mp4|webm)$/i, '.mp4 or .webm'),
  captions: playable(/\.vtt$/i, '.vtt, the format WebVTT'),
};

export const MARKUP_IN_CAPTION: MessageAndRemedy = [
  'A caption is plain text, so readers see its Markdown as typed.',
  'Write it without *, _, ` and links.',
];

function messageForValue(
  name: string,
  component: string,
  value: unknown,
  { kind, format, values }: Attribute,
): MessageAndRemedy | undefined {
  const attribute = `The attribute "${name}" of "<${component}>"`;
  if (typeof value !== 'string') return [`${attribute} is not plain text.`, `Write ${name}="…" with the text between quotes.`];
  if (value.trim() === '') return [`${attribute} is empty.`, 'Write its text between the quotes, or delete the attribute.'];
  if (kind === 'file' && format) return MESSAGES_FOR_FORMAT[format](value);
  if (kind === 'address' && !webAddress.safeParse(value).success) {
    return [`${attribute} is not an address: "${value}".`, 'Write a whole address that starts with https://.'];
  }
  if (kind === 'address' && /^http:/i.test(value)) {
    return [`${attribute} starts with http://, which browsers block within a page.`, 'Write it with https://, or write a link instead.'];
  }
  if (name === 'caption' && holdsMarkup(value)) return MARKUP_IN_CAPTION;
  if (values === undefined || values.includes(value)) return undefined;
  return [`${attribute} may not be "${value}".`, `${didYouMean(value, values)}Allowed: ${values.join(', ')}.`];
}

interface TagContext {
  place: Position;
  components: Components;
  report: (place: Position, ...message: MessageAndRemedy) => void;
  findings: Pick<TextFindings, 'files' | 'links' | 'embeds' | 'addresses'>;
}

function checkAttribute(
  { name, value }: MdxJsxAttribute,
  component: string,
  attributes: Component['attributes'],
  context: TagContext,
): void {
  const { place, report, findings } = context;
  const declared = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  if (!declared) {
    const known = Object.keys(attributes);
    const allowed = known.length > 0 ? `Allowed: ${known.join(', ')}.` : 'Delete it: this component has no attributes.';
    return report(place, `"<${component}>" has no attribute "${name}".`, `${didYouMean(name, known)}${allowed}`);
  }
  const message = messageForValue(name, component, value, declared);
  if (message) report(place, ...message);
  if (message || typeof value !== 'string') return;
  const reference: Reference = { ...place, target: value };
  if (declared.kind === 'address') findings.addresses.push(reference);
  if (declared.embeds === 'page' || (declared.embeds === 'film' && !hasKnownPlayer(value))) findings.embeds.push(reference);
  if (declared.kind === 'file') findings.files.push(reference);
}

function checkNeeds(name: string, { attributes, oneOf }: Component, given: ReadonlySet<string>, { place, report }: TagContext): void {
  const describe = (attribute: string): string => attributes[attribute]?.description ?? '';
  for (const [attribute, { required }] of Object.entries(attributes)) {
    if (required && !given.has(attribute))
      report(place, `"<${name}>" needs the attribute "${attribute}".`, `Add ${attribute}="…". ${describe(attribute)}`);
  }
  if (!oneOf) return;
  const [one, other] = oneOf;
  if (given.has(one) !== given.has(other)) return;
  const message = `"<${name}>" needs either "${one}" or "${other}"${given.has(one) ? ', not both' : ''}.`;
  report(place, message, `${one}: ${describe(one)} ${other}: ${describe(other)}`);
}

interface Parent {
  type: string;
  children?: readonly { type: string; value?: string }[];
}

/** A browser ends a paragraph at a block within it, so only inline components may be in a sentence. */
function checkPosition(
  name: string,
  component: Component,
  children: readonly object[],
  parent: Parent | undefined,
  { place, report }: TagContext,
): void {
  const { isDrawn, isInline, mayBeEmpty } = component;
  const isEmpty = (children as readonly { type: string }[]).every(isBlank);
  if (isDrawn && !isEmpty)
    report(place, `"<${name}>" does not show what is inside it.`, `Write <${name} /> with its attributes, and the rest outside.`);
  if (!isDrawn && !isInline && !mayBeEmpty && isEmpty) {
    report(place, `"<${name}>" is empty.`, `Write what it shows between <${name}> and </${name}>.`);
  }
  if (isInline || !parent || /^(?:root|mdxJsx.*|listItem|blockquote|containerDirective)$/.test(parent.type)) return;
  const isAlone = parent.children?.every((child) => child.type === 'mdxJsxTextElement' || isBlank(child));
  if (isAlone && parent.type !== 'heading') return;
  report(place, `"<${name}>" cannot be within a sentence.`, 'Put it on lines of its own, with an empty line above and below.');
}

/** Checks one tag in a text, and collects what its attributes refer to. `parent` is the node around it. */
export function checkComponent(
  { name, attributes, children }: MdxJsxFlowElement | MdxJsxTextElement,
  parent: Parent | undefined,
  context: TagContext,
): void {
  const { place, report, components } = context;
  if (name === null) return report(place, 'Pages may not use "<>" and "</>".', 'Delete both, and keep the text between them.');
  const component = Object.hasOwn(components, name) ? components[name] : undefined;
  if (!component) return report(place, ...messageForUnknownTag(name, components));
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxAttribute') checkAttribute(attribute, name, component.attributes, context);
    else report(place, `"<${name}>" spreads an expression into its attributes.`, 'Write each attribute as name="value".');
  }
  const given = new Set(attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? attribute.name : [])));
  checkNeeds(name, component, given, context);
  checkPosition(name, component, children, parent, context);
}
