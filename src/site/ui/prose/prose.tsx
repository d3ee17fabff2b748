import { useMemo } from 'react';
import clsx from 'clsx';
import type { Root } from 'hast';
import type { PAGE_TEXT_COMPONENTS, SYNTAX_COMPONENTS } from '../../../content/page-components';
import { renderTree } from '../../../wiki/ui/text/render-tree';
import { ELEMENTS, TEXT_COMPONENTS, type ReactComponents } from '../../../wiki/ui/text/text-components';
import { CrewVacancies } from './crew-vacancies';
import { Cue, CueList } from './cue-list';
import { ConsentSwitch } from '../consent-switch';
import { EmbedList } from './embed-list';
import { Enquiry, EnquiryField } from './enquiry';
import { HireSchedule, TableCell } from './hire-schedule';
import { ContactLink, SiteLink } from './links';
import * as markdown from '../../../components/text.module.css';
import * as styles from './prose.module.css';
import { RadioCall, Transmission } from './radio-call';
import { Range, RangeMark } from './range';
import { When } from './when';
import { WikiKey, WikiKeyEntry, WikiPageCount } from './wiki-key';

/** The React component for each component in the text of a top-level page. */
export const PROSE_COMPONENTS = {
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
  RadioCall,
  Range,
  RangeMark,
  SiteLink,
  Transmission,
  When,
  WikiKey,
  WikiKeyEntry,
  WikiPageCount,
} satisfies ReactComponents<typeof PAGE_TEXT_COMPONENTS & typeof SYNTAX_COMPONENTS>;

const COMPONENTS = { ...ELEMENTS, td: TableCell, ...PROSE_COMPONENTS };

/** The text of a top-level page or part of one. */
export function Prose({ tree, className }: { tree: Root; className?: string | undefined }) {
  const text = useMemo(() => renderTree(tree, COMPONENTS), [tree]);
  return <div className={clsx(markdown.text, styles.prose, className)}>{text}</div>;
}
