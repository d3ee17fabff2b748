import type { HitLevel, SearchHit } from '../response';

const HEADINGS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Shows pairs of `<mark>` alone as markup. A page that writes about such a tag may have one without its end. */
function Marked({ text }: { text: string }) {
  return text.split(/<mark>(.*?)<\/mark>/).map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part));
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
