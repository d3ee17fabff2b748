import type { ComponentType, ReactNode } from 'react';
import type { Components, ValuesOf } from '../../../content-model/component';
import type { SHARED_COMPONENTS, SYNTAX_COMPONENTS } from '../../../content-model/page-components';
import { SmartLink } from '../../../components/smart-link';
import { CodeBlock } from './code-block';
import { Admonition, AdmonitionTitle } from '../../components/admonition/admonition';
import { Figure, Gallery } from '../../components/figure/figure';
import { withErrorBoundary } from '../../../components/crash';
import { lazyComponent } from '../../../components/on-demand';
import { Mermaid } from '../../components/mermaid/mermaid';
import { Letters, ScrollableTable } from './scrollable-table';
// Built pages show checklists and frames before their code loads, so their styles are imported here.
import '../../components/checklist/checklist.module.css';
import '../../components/video/video.module.css';

const Checklist = lazyComponent('The checklist', () => import('../../components/checklist/checklist').then((module) => module.Checklist));
const Video = lazyComponent('The video', () => import('../../components/video/video').then((module) => module.Video));
const Embed = lazyComponent('The page', () => import('../../components/video/video').then((module) => module.Embed));

/** A React component for each entry of a table of `content-model/page-components`. */
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
  Checklist: withErrorBoundary('Checklist', Checklist),
  Embed: withErrorBoundary('Embed', Embed),
  Figure,
  Gallery,
  Mermaid: withErrorBoundary('Mermaid', Mermaid),
  Video: withErrorBoundary('Video', Video),
} satisfies ReactComponents<typeof SHARED_COMPONENTS & typeof SYNTAX_COMPONENTS>;
