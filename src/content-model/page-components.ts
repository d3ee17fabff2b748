/**
 * All components of texts: each has a folder in `components` of the room of its subject, with its declaration, React component, style
 * and tests. TypeScript reports a component that is missing from a map of React components.
 */
import type { Component } from './component';
import { WikiChangelog } from '../history/components/wiki-changelog/declaration';
import { WikiStats } from '../history/components/wiki-stats/declaration';
import { Enquiry, EnquiryField } from '../site/components/enquiry/declaration';
import {
  ConsentSwitch,
  ContactLink,
  CrewVacancies,
  Cue,
  CueList,
  EmbedList,
  HireSchedule,
  Range,
  RangeMark,
  SiteLink,
  When,
  WikiPageCount,
} from '../site/components/text-parts/declaration';
import { Meetings } from '../society/components/meetings/declaration';
import { Admonition, AdmonitionTitle } from '../wiki/components/admonition/declaration';
import { Checklist } from '../wiki/components/checklist/declaration';
import { Figure, Gallery } from '../wiki/components/figure/declaration';
import { FilterableTable } from '../wiki/components/filterable-table/declaration';
import { FlagsQuiz } from '../wiki/components/flags-quiz/declaration';
import { Mermaid } from '../wiki/components/mermaid/declaration';
import { PageList } from '../wiki/components/page-list/declaration';
import { RandomPage } from '../wiki/components/random-page/declaration';
import { Embed, Video } from '../wiki/components/video/declaration';

/** Components that our Markdown syntax becomes. Editors never write them as tags. */
export const SYNTAX_COMPONENTS = { Admonition, AdmonitionTitle, Checklist, Mermaid };

export const SHARED_COMPONENTS = { Gallery, Figure, Video, Embed };

export const WIKI_COMPONENTS = { ...SHARED_COMPONENTS, FilterableTable, PageList, WikiStats, WikiChangelog, RandomPage, FlagsQuiz };

/** Components of `content/pages`. They need no `words`: only wiki pages are counted and searched. */
export const PAGE_TEXT_COMPONENTS = {
  ...SHARED_COMPONENTS,
  Range,
  RangeMark,
  CueList,
  Cue,
  HireSchedule,
  Meetings,
  WikiPageCount,
  Enquiry,
  EnquiryField,
  ContactLink,
  SiteLink,
  CrewVacancies,
  ConsentSwitch,
  EmbedList,
  When,
};

const ALL: Readonly<Record<string, Component>> = { ...SYNTAX_COMPONENTS, ...WIKI_COMPONENTS, ...PAGE_TEXT_COMPONENTS };

/** The component of that name; `undefined` for HTML elements. */
export function componentNamed(name: string): Component | undefined {
  return Object.hasOwn(ALL, name) ? ALL[name] : undefined;
}

/** Pictures made of pixels. */
export const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif)$/i;

export const DRAWING_FILE = /\.svg$/i;

/** Whether pages can show a file as a picture. */
export function isPicture(file: string): boolean {
  return PICTURE_FILE.test(file) || DRAWING_FILE.test(file);
}
