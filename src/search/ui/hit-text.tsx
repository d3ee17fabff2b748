import { Fragment } from 'react';
import type { HitLevel, SearchHit } from '../response';
import { markedParts } from './safe-hits';

const HEADINGS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

function Marked({ text }: { text: string }) {
  return markedParts(text).map(({ text: part, isMarked }, at) => <Fragment key={at}>{isMarked ? <mark>{part}</mark> : part}</Fragment>);
}

function wordsOfLevel({ _snippetResult, hierarchy }: SearchHit, level: HitLevel): string {
  return _snippetResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '';
}

/** Whether a result is a place on a page, and not the page itself. */
export function hasHeading({ hierarchy }: SearchHit): boolean {
  return HEADINGS.some((level) => (hierarchy[level] ?? '') !== '');
}

export function HitHeadings({ hit }: { hit: SearchHit }) {
  return (
    <Marked
      text={HEADINGS.map((level) => wordsOfLevel(hit, level))
        .filter((words) => words !== '')
        .join(' › ')}
    />
  );
}

/** The title of a result's page, then its headings. */
export function HitTitle({ hit }: { hit: SearchHit }) {
  return (
    <>
      <strong>
        <Marked text={wordsOfLevel(hit, 'lvl1')} />
      </strong>
      {hasHeading(hit) && (
        <>
          {' › '}
          <HitHeadings hit={hit} />
        </>
      )}
    </>
  );
}

/** The part of a result's text that matches best. */
export function HitSnippet({ hit: { _snippetResult, content } }: { hit: SearchHit }) {
  return <Marked text={_snippetResult?.content?.value ?? content ?? ''} />;
}
