import { Fragment } from 'react';
import { addressOfHit, markedParts } from './safe-hits';
import type { HitLevel, SearchHit } from '../response';
import { sitePrefix } from '../../components/site-pathname';
import { SmartLink } from '../../components/smart-link';
import { useSiteConfiguration } from '../../components/use-site';
import * as styles from './result-list.module.css';

/** Text whose marked parts are marked; anything else in it is text. */
function Marked({ text }: { text: string }) {
  return markedParts(text).map(({ text: part, isMarked }, at) => (
    <Fragment key={at}>{isMarked ? <mark className={styles.mark}>{part}</mark> : part}</Fragment>
  ));
}

/** The words of a level of the hierarchy, with marks where there are some. */
function wordsOfLevel(hit: SearchHit, level: HitLevel): string {
  return hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? '';
}

/** The headings above a place on a page. */
function headingsOf(hit: SearchHit): string[] {
  const levels = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
  return levels.map((level) => wordsOfLevel(hit, level)).filter((words) => words !== '');
}

/** Results of one document, in their order. */
function documentsOf(hits: readonly SearchHit[]): SearchHit[][] {
  const documents = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const key = hit.document ?? hit.url_without_anchor;
    documents.set(key, [...(documents.get(key) ?? []), hit]);
  }
  return [...documents.values()];
}

function Document({ hits, addressOf }: { hits: SearchHit[]; addressOf: (hit: SearchHit) => string | undefined }) {
  const [best] = hits;
  const address = best && addressOf(best);
  if (!best || address === undefined) return null;
  const snippet = best._snippetResult?.content?.value ?? best.content;
  const headings = headingsOf(best);
  const further = hits.slice(1).filter((hit) => headingsOf(hit).length > 0 && hit.url !== best.url);
  return (
    <li className={styles.document}>
      <p className={`small ${styles.trail}`}>
        {[best.hierarchy.lvl0, ...(headings.length > 0 ? [best.hierarchy.lvl1] : [])].filter(Boolean).join(' › ')}
      </p>
      <h2 className={styles.title}>
        <SmartLink href={address}>
          <Marked text={headings.length > 0 ? headings.join(' › ') : wordsOfLevel(best, 'lvl1')} />
        </SmartLink>
      </h2>
      {snippet && (
        <p className={styles.snippet}>
          <Marked text={snippet} />
        </p>
      )}
      {further.length > 0 && (
        <ul className={styles.further}>
          {further.map((hit) => (
            <li key={hit.objectID}>
              <SmartLink href={addressOf(hit)}>
                <Marked text={headingsOf(hit).join(' › ')} />
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The results on the search page: a document each, with further places on the same page. */
export function ResultList({ hits }: { hits: SearchHit[] }) {
  const site = useSiteConfiguration();
  const addressOf = (hit: SearchHit) =>
    addressOfHit(hit.url, { siteUrl: site.url, origin: window.location.origin, pathPrefix: sitePrefix() });
  return (
    <ol className={styles.list}>
      {documentsOf(hits).map((documentHits) => (
        <Document key={documentHits[0]?.objectID} hits={documentHits} addressOf={addressOf} />
      ))}
    </ol>
  );
}
