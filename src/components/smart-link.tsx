import { Link, withPrefix, type GatsbyLinkProps } from 'gatsby';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isFilePath, isInternal } from '../content-model/addresses';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href?: string | undefined; children?: ReactNode };

/** Gatsby's `Link` for pages of this site, else an `<a>`: with the path prefix for its files, with `noopener` for other sites. */
export function SmartLink({ href = '', children, ...attributes }: Props) {
  if (isInternal(href) && !isFilePath(href)) {
    return (
      <Link to={href} {...(attributes as Omit<GatsbyLinkProps<unknown>, 'to' | 'ref'>)}>
        {children}
      </Link>
    );
  }
  const rel = /^https?:/.test(href) ? 'noopener' : undefined;
  return (
    <a href={isInternal(href) ? withPrefix(href) : href} rel={rel} {...attributes}>
      {children}
    </a>
  );
}
