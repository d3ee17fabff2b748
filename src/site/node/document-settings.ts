import type { SiteForDocument } from '../../components/site-for-document';
import { pathPrefix } from '../../content/load-site';
import type { SiteConfiguration } from '../../content/site-schema';
import { measurementId } from './analytics';
import { servicesThatAreOn } from '../../content/services';

/** What the document and the browser's hooks need of the site's configuration before any query. */
export function documentSettings(site: SiteConfiguration): SiteForDocument {
  const [locale] = site.locales;
  return {
    locale: { code: locale?.code ?? 'en', direction: locale?.direction ?? 'ltr' },
    colourMode: site.colourMode,
    announcement: site.announcementBar?.id ?? null,
    imageZoom: site.imageZoom,
    pageViews: { id: measurementId(), requireConsent: site.pageViews.requireConsent },
    offline: servicesThatAreOn().includes('offline'),
    pathPrefix: pathPrefix(),
  };
}
