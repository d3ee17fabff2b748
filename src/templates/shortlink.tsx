import { useEffect } from 'react';
import { graphql, navigate, withPrefix, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/page-head';
import { largestImageOf } from '../components/picture';
import type { AliasPageContext } from '../links/node/alias-pages';
import { FORWARDING_LINK, FORWARDING_SCRIPT, destinationOf, isLeaving } from '../links/ui/forwarding';
import { isFilePath, isInternal, joinHash, shortAddress } from '../content-model/addresses';
import * as styles from './shortlink.module.css';

function hrefOf(target: string): string {
  return isInternal(target) ? withPrefix(target) : target;
}

/**
 * A short link or redirect, which redirects at once: by its own script after a full load, by Gatsby after a click on a link of this
 * site, and by a refresh without scripts. It is visible only on a slow connection.
 */
export default function ShortlinkTemplate({ data, pageContext, location }: PageProps<Queries.ShortlinkTemplateQuery, AliasPageContext>) {
  const { hash } = pageContext;
  const { title } = data.wikiPage ?? pageContext;
  const target = joinHash(pageContext.target, hash);
  useEffect(() => {
    if (isLeaving()) return;
    const destination = destinationOf(target, location);
    if (isInternal(target) && !isFilePath(target)) void navigate(destination, { replace: true });
    else window.location.replace(hrefOf(destination));
  }, [target, location]);
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      {/* Here, because Gatsby's Head would render the refresh as text; browsers obey it in the body too. */}
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${hrefOf(target)}`} />
      </noscript>
      <p>This address opens</p>
      <h1 className={styles.target}>
        <a id={FORWARDING_LINK} href={hrefOf(target)}>
          {isInternal(target) ? title : shortAddress(target)}
        </a>
      </h1>
      <script dangerouslySetInnerHTML={{ __html: FORWARDING_SCRIPT }} />
    </main>
  );
}

export function Head({ data: { wikiPage }, pageContext }: HeadProps<Queries.ShortlinkTemplateQuery, AliasPageContext>) {
  const { target, hash } = pageContext;
  const { title, description } = wikiPage ?? pageContext;
  const image = largestImageOf(wikiPage?.banner?.file);
  return <PageHead title={title} description={description} path={joinHash(target, hash)} image={image} noIndex canonical />;
}

export const query = graphql`
  query ShortlinkTemplate($target: String!) {
    wikiPage(path: { eq: $target }) {
      title
      description
      banner {
        file {
          drawing(widths: [1472])
          childImageSharp {
            gatsbyImageData(width: 736, breakpoints: [736, 1472], placeholder: NONE, formats: [WEBP])
          }
        }
      }
    }
  }
`;
