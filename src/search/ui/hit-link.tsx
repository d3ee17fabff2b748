import { useState, type MouseEvent, type ReactNode } from 'react';
import { navigate, prefetchPathname, withPrefix } from 'gatsby';
import { isInternal } from '../../content-model/addresses';
import type { SearchHit } from '../response';
import { HitSnippet, HitTitle } from './hit-text';
import { isSafeAddress } from './safe-hits';

/** A result, or a stored entry of the library; conversations have no address. */
type Entry = Pick<SearchHit, 'url'> & Partial<SearchHit>;

const isResult = (entry: Entry): entry is SearchHit => entry._snippetResult?.hierarchy !== undefined;

/**
 * An entry in the modal. It is a link only under a pointer, because screen readers announce no links in the options of a list.
 * @param children how the library shows a stored entry
 */
export function HitLink({ hit, children }: { hit: Entry; children: ReactNode }) {
  const [isPointedAt, setPointedAt] = useState(false);
  const address = isSafeAddress(hit.url) ? hit.url : undefined;
  const href = address !== undefined && isInternal(address) ? withPrefix(address) : address;

  const pointAt = () => {
    setPointedAt(true);
    if (address !== undefined && isInternal(address)) prefetchPathname(withPrefix(address));
  };
  const open = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (address === undefined || event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    if (isInternal(address)) void navigate(address);
    else window.location.assign(address);
  };

  return (
    <a href={isPointedAt ? href : undefined} onPointerEnter={pointAt} onClick={open}>
      {isResult(hit) ? (
        <div className="DocSearch-Hit-Container">
          <div className="DocSearch-Hit-content-wrapper">
            <span className="DocSearch-Hit-title">
              <HitTitle hit={hit} />
            </span>
            <span className="DocSearch-Hit-path">
              <HitSnippet hit={hit} />
            </span>
          </div>
        </div>
      ) : (
        children
      )}
    </a>
  );
}
