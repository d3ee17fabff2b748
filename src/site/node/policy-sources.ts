/** Third-party origins that the content security policy allows. */
import type { SiteConfiguration } from '../../content-model/site-schema';
import { hostOfApplication } from '../../search/search-api';
import { measurementId } from './plugin-options';
import { servicesThatAreOn } from '../../content-model/services';
import { PLAYERS } from '../../wiki/components/video/players';

export interface PolicySources {
  script: string[];
  connect: string[];
  image: string[];
  frame: string[];
}

/** As Google documents for its tag. */
const GOOGLE: Omit<PolicySources, 'frame'> = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

const ASK_AI = 'https://askai.algolia.com';

/** The hosts that Algolia's client calls: the nearest server, and its fallbacks. */
function hostsOfSearch(appId: string): string[] {
  const id = appId.toLowerCase();
  return [hostOfApplication(appId), ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)];
}

/** Players of videos, the hosts that `embedHosts` lists, and the board of vacancies. */
function framesOf({ embedHosts, links }: Pick<SiteConfiguration, 'embedHosts' | 'links'>): string[] {
  const listed = embedHosts.flatMap((host) => [`https://${host}`, `https://www.${host}`]);
  return [...PLAYERS, ...listed, ...(links.crewVacancies === undefined ? [] : [new URL(links.crewVacancies).origin])];
}

/** Third-party origins that pages may use: frames of `site`, and the services that `environment` switches on. */
export function policySources(
  site: Pick<SiteConfiguration, 'embedHosts' | 'links'>,
  environment: NodeJS.ProcessEnv = process.env,
): PolicySources {
  const services = servicesThatAreOn(environment);
  const google = measurementId(environment) === '' ? undefined : GOOGLE;
  const search = services.includes('hosted-search') ? hostsOfSearch(environment.GATSBY_ALGOLIA_APP_ID ?? '') : [];
  const askAi = services.includes('ask-ai') ? [ASK_AI] : [];
  return {
    script: google?.script ?? [],
    connect: [...(google?.connect ?? []), ...search, ...askAi],
    image: google?.image ?? [],
    frame: framesOf(site),
  };
}
