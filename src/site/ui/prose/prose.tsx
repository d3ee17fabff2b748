import { useMemo } from 'react';
import clsx from 'clsx';
import type { Root } from 'hast';
import { renderTree } from '../../../wiki/ui/text/render-tree';
import { TEXT_COMPONENTS } from '../../../wiki/ui/text/text-components';
import { ContactLink } from './contact-link';
import { CrewVacancies } from './crew-vacancies';
import { Cue, CueList } from './cue-list';
import { ConsentSwitch } from '../consent-switch';
import { EmbedList } from './embed-list';
import { Enquiry, EnquiryField } from './enquiry';
import { HireSchedule, TableCell } from './hire-schedule';
import * as markdown from '../../../components/text.module.css';
import * as styles from './prose.module.css';
import { RadioCall, Transmission } from './radio-call';
import { Range, RangeMark } from './range';
import { SiteLink } from './site-link';
import { When } from './when';
import { WikiKey, WikiKeyEntry } from './wiki-key';
import { WikiPageCount } from './wiki-page-count';

/** What each element and component of a page's words becomes. */
const COMPONENTS = {
  ...TEXT_COMPONENTS,
  td: TableCell,
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
};

/** The words of a top-level page or of a part of one. */
export function Prose({ tree, className }: { tree: Root; className?: string | undefined }) {
  const text = useMemo(() => renderTree(tree, COMPONENTS), [tree]);
  return <div className={clsx(markdown.text, styles.prose, className)}>{text}</div>;
}
