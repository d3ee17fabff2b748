import { useEffect, useState } from 'react';
import { Link, withPrefix } from 'gatsby';
import { fetchJson } from '../../components/fetch-json';
import type { AddressBook } from '../node/alias-pages';
import { destinationOf } from './forwarding';
import { PUBLISHED_FILES, isInternal } from '../../content-model/addresses';
import { answerAddress, type Suggestion } from './nearest-address';
import * as styles from './nearest-addresses.module.css';

interface Address {
  /** Path below the site's prefix. */
  pathname: string;
  search: string;
  hash: string;
}

/** Suggests pages for an address that doesn't exist; if there is no doubt, sends the visitor there. */
export function NearestAddresses({ pathname, search, hash }: Address) {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  useEffect(() => {
    let isCurrent = true;
    setSuggestions([]);
    const show = (book: AddressBook): void => {
      if (!isCurrent) return;
      const { certain, suggestions: near } = answerAddress(pathname, book);
      if (certain === undefined) setSuggestions(near);
      else window.location.replace(destinationOf(isInternal(certain) ? withPrefix(certain) : certain, { search, hash }));
    };
    fetchJson<AddressBook>(PUBLISHED_FILES.addressBook).then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [pathname, search, hash]);

  const [first, ...others] = suggestions;
  return (
    <div role="status" className={`measure ${styles.nearest}`} data-runs-at-once="">
      {first && (
        <>
          <p className={`space-5 ${styles.first}`}>
            Did you mean <SuggestionLink suggestion={first} />?
          </p>
          {others.length > 0 && (
            <>
              <h2>Also near</h2>
              <ul className={styles.others}>
                {others.map((suggestion) => (
                  <li key={suggestion.path}>
                    <SuggestionLink suggestion={suggestion} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </div>
  );
}

function SuggestionLink({ suggestion: { path, title } }: { suggestion: Suggestion }) {
  return (
    <>
      <Link to={path}>{path}</Link>
      {title !== undefined && <span className={styles.title}> {title}</span>}
    </>
  );
}
