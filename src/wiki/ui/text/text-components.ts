import type { ComponentType, ReactNode } from 'react';
import type { Components, ValuesOf } from '../../../content-model/component';
import type { SHARED_COMPONENTS, SYNTAX_COMPONENTS } from '../../../content-model/page-components';
import { SmartLink } from '../../../components/smart-link';
import { CodeBlock } from './code-block';
import { Admonition, AdmonitionTitle, Figure, Gallery } from './blocks';
import { guard } from '../../../components/crash';
import { onItsPages } from '../../../components/on-demand';
import { Mermaid } from './mermaid';
import { Letters, ScrollableTable } from './scrollable-table';
// Built pages show checklists and frames before their code loads, so their styles are imported here.
import './checklist.module.css';
import './video.module.css';

const Checklist = onItsPages('The checklist', () => import('./checklist').then((module) => module.Checklist));
const Video = onItsPages('The video', () => import('./video').then((module) => module.Video));
const Embed = onItsPages('The page', () => import('./embed').then((module) => module.Embed));

/** A React component for each entry of a table of `content/page-components`. */
export type ReactComponents<Table extends Components> = {
  [Name in keyof Table]: ComponentType<ValuesOf<Table[Name]['attributes']> & { children?: ReactNode }>;
};

export const ELEMENTS = {
  a: SmartLink,
  pre: CodeBlock,
  table: ScrollableTable,
  Letters,
};

export const TEXT_COMPONENTS = {
  Admonition,
  AdmonitionTitle,
  Checklist: guard('Checklist', Checklist),
  Embed: guard('Embed', Embed),
  Figure,
  Gallery,
  Mermaid: guard('Mermaid', Mermaid),
  Video: guard('Video', Video),
} satisfies ReactComponents<typeof SHARED_COMPONENTS & typeof SYNTAX_COMPONENTS>;
