import { Link, type GatsbyLinkProps } from 'gatsby';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isInternal } from '../content/addresses';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href?: string | undefined; children?: ReactNode };

/** Gatsby's `Link` for pages of this site, a plain `<a>` with `rel="noopener"` for everything else. */
export function SmartLink({ href = '', children, ...attributes }: Props) {
  if (isInternal(href)) {
    return (
      <Link to={href} {...(attributes as Omit<GatsbyLinkProps<unknown>, 'to' | 'ref'>)}>
        {children}
      </Link>
    );
  }
  const rel = /^https?:/.test(href) ? 'noopener' : undefined;
  return (
    <a href={href} rel={rel} {...attributes}>
      {children}
    </a>
  );
}
