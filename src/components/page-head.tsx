import type { ReactNode } from 'react';
import { withPrefix } from 'gatsby';
import { isInternal, splitHash, encodeAddress } from '../content-model/addresses';
import type { Crumb } from './breadcrumbs';
import { useSiteConfiguration } from './use-site';

interface Props {
  title?: string | undefined;
  description?: string | null | undefined;
  /** Path of the page; for an alias, path or URL of its target. */
  path: string;
  /** Preview picture, as a path with the path prefix. */
  image?: string | undefined;
  noIndex?: boolean;
  /** Writes the canonical link even though the page is not indexed. */
  canonical?: boolean;
  crumbs?: readonly Crumb[];
  /** The page's own name in the breadcrumbs, if it is not the title. */
  current?: string | undefined;
  /** Id of an element that must have arrived before the first paint, because what is above it would move. */
  firstPaintFrom?: string;
  children?: ReactNode;
}

const SOCIAL_CARD = '/social-card.png';

/** Metadata for browsers, search engines and link previews. */
export function PageHead({
  title,
  description,
  path,
  image = withPrefix(SOCIAL_CARD),
  noIndex = false,
  canonical = !noIndex,
  crumbs,
  current = title ?? '',
  firstPaintFrom,
  children,
}: Props) {
  const site = useSiteConfiguration();
  const fullTitle = title === undefined ? site.title : `${title} | ${site.title}`;
  const summary = description ?? site.description;
  const address = isInternal(path) ? `${site.url}${encodeAddress(withPrefix(splitHash(path).path))}` : path;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      {noIndex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title ?? site.title} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={/^https?:/.test(image) ? image : `${site.url}${image}`} />
      <meta name="twitter:card" content="summary_large_image" />
      {firstPaintFrom !== undefined && <link rel="expect" href={`#${firstPaintFrom}`} blocking="render" />}
      {children}
      {crumbs && <BreadcrumbData crumbs={[...crumbs, { path, label: current }]} />}
    </>
  );
}

/** The breadcrumbs, for search engines. */
function BreadcrumbData({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { url } = useSiteConfiguration();
  return (
    <StructuredData
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ path, label }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: `${url}${encodeAddress(withPrefix(path))}`,
        })),
      }}
    />
  );
}

/** Data for search engines, as JSON-LD. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  // A "</script>" in some text would end the script.
  return (
    <script type="application/ld+json">{JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')}</script>
  );
}
