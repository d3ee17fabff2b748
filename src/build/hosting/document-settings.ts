import type { SiteForDocument } from '../../lib/site-for-document';
import { pathPrefix } from '../content-model/load-site';
import type { SiteConfiguration } from '../content-model/site';
import { measurementId } from './page-views';
import { servicesThatAreOn } from './services';

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
