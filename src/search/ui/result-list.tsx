import { addressOfHit, hasHeading, HitHeadings, HitSnippet, HitTitle } from './hits';
import type { SearchHit } from '../search-api';
import { groupBy } from '../../components/group-by';
import { SmartLink } from '../../components/smart-link';
import { useSiteConfiguration } from '../../components/use-site';
import * as styles from './result-list.module.css';

function Document({ hits }: { hits: SearchHit[] }) {
  const { url: siteUrl } = useSiteConfiguration();
  const [best] = hits;
  const address = best && addressOfHit(best.url, siteUrl);
  if (!best || address === undefined) return null;
  const further = hits.slice(1).filter((hit) => hasHeading(hit) && hit.url !== best.url);
  return (
    <li className={styles.document}>
      <h2 className={`like-h3 ${styles.title}`}>
        <SmartLink href={address}>
          <HitTitle hit={best} />
        </SmartLink>
      </h2>
      <p className={`small ${styles.trail}`}>{best.hierarchy.lvl0}</p>
      <p className={styles.snippet}>
        <HitSnippet hit={best} />
      </p>
      {further.length > 0 && (
        <ul className={`row ${styles.further}`}>
          {further.map((hit) => (
            <li key={hit.objectID}>
              <SmartLink href={addressOfHit(hit.url, siteUrl)}>
                <HitHeadings hit={hit} />
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The results on the search page: a document each, with further places on it. */
export function ResultList({ hits }: { hits: SearchHit[] }) {
  return (
    <ol className={`space-4 ${styles.list}`}>
      {[...groupBy(hits, (hit) => hit.document ?? hit.url_without_anchor)].map(([document, ofDocument]) => (
        <Document key={document} hits={ofDocument} />
      ))}
    </ol>
  );
}
