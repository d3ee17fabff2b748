import { useMemo, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Root } from 'hast';
import type { PAGE_TEXT_COMPONENTS, SYNTAX_COMPONENTS } from '../../content-model/page-components';
import { Section } from '../../components/section';
import { sectionsOf } from '../../components/sections';
import { renderTree } from '../../wiki/ui/text/render-tree';
import { ELEMENTS, TEXT_COMPONENTS, type ReactComponents } from '../../wiki/ui/text/text-components';
import * as enquiry from '../components/enquiry/enquiry';
import * as textParts from '../components/text-parts/text-parts';
import { Meetings } from '../../society/components/meetings/meetings';
import * as markdown from '../../components/text.module.css';
import * as styles from './page-text.module.css';

const PAGE_COMPONENTS = { ...TEXT_COMPONENTS, ...textParts, ...enquiry, Meetings } satisfies ReactComponents<
  typeof PAGE_TEXT_COMPONENTS & typeof SYNTAX_COMPONENTS
>;

const COMPONENTS = { ...ELEMENTS, ...PAGE_COMPONENTS };

/** The text of a top-level page, or a part of it. */
export function PageText({ tree, className }: { tree: Root; className?: string | undefined }) {
  const text = useMemo(() => renderTree(tree, COMPONENTS), [tree]);
  return <div className={clsx(markdown.text, styles.page, className)}>{text}</div>;
}

/** A text's sections, each with its heading in the margin, without the part above the first heading. `children` follow the first. */
export function TextSections({ tree, children }: { tree: Root; children?: ReactNode }) {
  const [first, ...others] = sectionsOf(tree).map(({ id, heading, content }) => (
    <Section key={id} id={id} title={renderTree({ type: 'root', children: heading }, {})} isText>
      <PageText tree={content} />
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
