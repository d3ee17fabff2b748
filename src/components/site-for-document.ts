import type { PageViewSettings } from '../site/ui/page-view-consent';
import type { ColourModeSettings } from '../site/ui/colour-mode';

/** What the document and the browser's hooks need of the site's configuration. */
export interface SiteForDocument {
  locale: { code: string; direction: string };
  colourMode: ColourModeSettings;
  /** Id of the announcement; `null` when there is none. */
  announcement: string | null;
  imageZoom: { margin: number };
  pageViews: PageViewSettings;
  /** Whether the site can be read offline. */
  offline: boolean;
  /** Path prefix that the build was made for; empty at the root of a host. */
  pathPrefix: string;
}

/**
 * Queries reach neither the document nor the hooks, so the webpack configuration defines it from
 * `content/site.json`; see `src/site/node/document-settings.ts`.
 */
declare const __SITE_DOCUMENT__: SiteForDocument;

export function siteForDocument(): SiteForDocument {
  return __SITE_DOCUMENT__;
}
