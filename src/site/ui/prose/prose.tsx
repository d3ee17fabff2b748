import { useMemo, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Root } from 'hast';
import type { PAGE_TEXT_COMPONENTS, SYNTAX_COMPONENTS } from '../../../content-model/page-components';
import { Section } from '../../../components/section';
import { sectionsOf } from '../../../components/sections';
import { renderTree } from '../../../wiki/ui/text/render-tree';
import { ELEMENTS, TEXT_COMPONENTS, type ReactComponents } from '../../../wiki/ui/text/text-components';
import { Enquiry, EnquiryField } from '../../components/enquiry/enquiry';
import { Meetings } from '../../../society/components/meetings/meetings';
import * as markdown from '../../../components/text.module.css';
import * as styles from './prose.module.css';
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
} from '../../components/text-parts/text-parts';

const PROSE_COMPONENTS = {
  ...TEXT_COMPONENTS,
  ContactLink,
  CrewVacancies,
  Cue,
  CueList,
  ConsentSwitch,
  EmbedList,
  Enquiry,
  EnquiryField,
  HireSchedule,
  Meetings,
  Range,
  RangeMark,
  SiteLink,
  When,
  WikiPageCount,
} satisfies ReactComponents<typeof PAGE_TEXT_COMPONENTS & typeof SYNTAX_COMPONENTS>;

const COMPONENTS = { ...ELEMENTS, ...PROSE_COMPONENTS };

/** The text of a top-level page, or a part of it. */
export function Prose({ tree, className }: { tree: Root; className?: string | undefined }) {
  const text = useMemo(() => renderTree(tree, COMPONENTS), [tree]);
  return <div className={clsx(markdown.text, styles.prose, className)}>{text}</div>;
}

/** A text's sections, each with its heading in the margin, without the part above the first heading. `children` follow the first. */
export function TextSections({ tree, children }: { tree: Root; children?: ReactNode }) {
  const [first, ...others] = sectionsOf(tree).map(({ id, heading, content }) => (
    <Section key={id} id={id} title={renderTree({ type: 'root', children: heading }, {})} isText>
      <Prose tree={content} />
    </Section>
  ));
  return (
    <>
      {first}
      {children}
      {others}
    </>
  );
}
