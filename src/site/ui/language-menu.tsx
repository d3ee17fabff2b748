import { Menu } from '../../components/menu';
import type { SiteMetadata } from '../../components/use-site';

/** The site's languages, when it has several; each links to the same page. */
export function LanguageMenu({ label, locales, pathname }: { label: string; locales: SiteMetadata['locales']; pathname: string }) {
  const [own] = locales;
  return (
    <Menu label={label} current={own?.label ?? ''}>
      {locales.map((locale) => (
        <li key={locale.code}>
          <a
            href={locale === own ? undefined : `${locale.href ?? ''}${pathname === '/' ? '' : pathname}`}
            lang={locale.code}
            hrefLang={locale.code}
            aria-current={locale === own ? 'true' : undefined}
          >
            {locale.label}
          </a>
        </li>
      ))}
    </Menu>
  );
}
