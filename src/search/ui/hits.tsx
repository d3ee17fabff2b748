/** A result as readers see it: its address, its texts, and its link in the modal. */
import { useState, type MouseEvent, type ReactNode } from 'react';
import { navigate, prefetchPathname, withPrefix } from 'gatsby';
import { isInternal, parseAddress } from '../../content-model/addresses';
import { sitePrefix } from '../../components/site-pathname';
import type { HitLevel, SearchHit } from '../search-api';

/**
 * The address of a hit: a path without the prefix, or a URL elsewhere. `undefined` for unsafe ones such as `javascript:`.
 * @param siteUrl base URL of the site as it is published
 */
export function addressOfHit(url: string, siteUrl: string): string | undefined {
  if (isInternal(url)) return url;
  const parsed = parseAddress(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return undefined;
  const { origin } = window.location;
  if (parsed.origin !== origin && parsed.origin !== new URL(siteUrl).origin) return url;
  const path = `${parsed.pathname}${parsed.search}${parsed.hash}`;
  const prefix = sitePrefix();
  if (path.startsWith(`${prefix}/`)) return path.slice(prefix.length);
  // On the page's own host, the address may be of a site beside ours. On the published host, our site has no prefix.
  return parsed.origin === origin ? url : path;
}

/** The address of a link to a result or stored entry; `undefined` if it is unsafe. */
export function hrefOfHit(url: string): string | undefined {
  if (isInternal(url)) return withPrefix(url);
  return /^https?:\/\//.test(url) ? url : undefined;
}

/** Opens a result or stored entry in this tab, unless its address is unsafe. */
export function openHit(url: string): void {
  if (isInternal(url)) void navigate(url);
  else if (hrefOfHit(url) !== undefined) window.location.assign(url);
}

const HEADINGS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Shows only pairs of `<mark>` as markup. A page that writes about this tag may have one without its end. */
function Marked({ text }: { text: string }) {
  return text.split(/<mark>(.*?)<\/mark>/).map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part));
}

function textOfLevel({ _snippetResult, hierarchy }: SearchHit, level: HitLevel): string {
  return _snippetResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '';
}

/** Whether a result is a section of a page, not the page itself. */
export function hasHeading({ hierarchy }: SearchHit): boolean {
  return HEADINGS.some((level) => (hierarchy[level] ?? '') !== '');
}

export function HitHeadings({ hit }: { hit: SearchHit }) {
  const headings = HEADINGS.map((level) => textOfLevel(hit, level)).filter((text) => text !== '');
  return <Marked text={headings.join(' › ')} />;
}

/** The title of a result's page, then its headings. */
export function HitTitle({ hit }: { hit: SearchHit }) {
  return (
    <>
      <strong>
        <Marked text={textOfLevel(hit, 'lvl1')} />
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

/** A result, or a stored entry of the library; conversations have no address. */
type Entry = Pick<SearchHit, 'url'> & Partial<SearchHit>;

const isResult = (entry: Entry): entry is SearchHit => entry._snippetResult?.hierarchy !== undefined;

/**
 * An entry in the modal. It is a link only under a pointer, because screen readers announce no links in the options of a list.
 * @param children how the library shows a stored entry
 */
export function HitLink({ hit, children }: { hit: Entry; children: ReactNode }) {
  const [isPointedAt, setPointedAt] = useState(false);
  const href = hrefOfHit(hit.url);

  const pointAt = () => {
    setPointedAt(true);
    if (href !== undefined && isInternal(hit.url)) prefetchPathname(href);
  };
  const open = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (href === undefined || event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    openHit(hit.url);
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
