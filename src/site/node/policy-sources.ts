/** Third-party origins that the content security policy allows. */
import { servicesThatAreOn } from '../../content-model/services';
import type { SiteConfiguration } from '../../content-model/site-schema';
import { hostOfApplication } from '../../search/search-api';
import { PLAYERS } from '../../wiki/components/video/players';
import { measurementId } from './document-settings';

const TAG_MANAGER = 'https://www.googletagmanager.com';
const ANALYTICS = 'https://*.google-analytics.com';

/** As Google documents for its tag. */
const GOOGLE = {
  script: [TAG_MANAGER],
  connect: [TAG_MANAGER, ANALYTICS, 'https://*.analytics.google.com'],
  image: [TAG_MANAGER, ANALYTICS],
};

/** The hosts that Algolia's client calls: the nearest server, and its fallbacks. */
function hostsOfSearch(appId: string): string[] {
  return [hostOfApplication(appId), ...[1, 2, 3].map((number) => `https://${appId.toLowerCase()}-${number}.algolianet.com`)];
}

/** Frames of videos, of the hosts that `site` lists and of the board of vacancies; and the services that `environment` switches on. */
export function policySources(
  { embedHosts, links }: Pick<SiteConfiguration, 'embedHosts' | 'links'>,
  environment: NodeJS.ProcessEnv = process.env,
) {
  const services = servicesThatAreOn(environment);
  const google = measurementId(environment) === '' ? { script: [], connect: [], image: [] } : GOOGLE;
  return {
    ...google,
    connect: [
      ...google.connect,
      ...(services.includes('hosted-search') ? hostsOfSearch(environment.GATSBY_ALGOLIA_APP_ID ?? '') : []),
      ...(services.includes('ask-ai') ? ['https://askai.algolia.com'] : []),
    ],
    frame: [
      ...PLAYERS,
      ...embedHosts.flatMap((host) => [`https://${host}`, `https://www.${host}`]),
      ...(links.crewVacancies === undefined ? [] : [new URL(links.crewVacancies).origin]),
    ],
  };
}
