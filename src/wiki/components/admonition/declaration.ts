import { component } from '../../../content-model/component';

/** Kinds of admonition: `:::warning[Title]` … `:::`. */
export const ADMONITION_KINDS = ['note', 'tip', 'info', 'warning', 'danger', 'lore'] as const;
export type AdmonitionKind = (typeof ADMONITION_KINDS)[number];

export const Admonition = component({
  attributes: {
    kind: { kind: 'text', required: true, values: ADMONITION_KINDS, description: 'What it is.' },
    title: { kind: 'text', required: true, description: 'Its title; the name of its kind where nobody wrote one.' },
  },
  words: ({ title }) => `${title}.`,
  searchWords: ({ kind, title }) => (title.toLowerCase() === kind ? '' : `${title}.`),
});

/** Its words are in those of `Admonition`. */
export const AdmonitionTitle = component({ attributes: {}, isDrawn: true });
