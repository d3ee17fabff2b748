/** Third-party origins that the content security policy allows. */
import type { BuildArgs, CreateWebpackConfigArgs } from 'gatsby';
import { hostOfApplication } from '../../search/hosted-settings';
import { measurementId } from './plugin-options';
import { servicesThatAreOn } from '../../content/services';

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

const CACHE_KEY = 'origins of frames';

/**
 * Queries which origins pages show in frames, and caches them for the policy. The query compiles every text, so pictures of texts
 * are sized while webpack bundles.
 * @throws Error when the query fails
 */
export async function cacheFrameOrigins({ graphql, cache }: Pick<BuildArgs, 'graphql' | 'cache'>): Promise<void> {
  const answer = await graphql<{ frameOrigins: string[] }>('{ frameOrigins }');
  if (!answer.data) throw new Error(`The query for the origins of frames failed: ${JSON.stringify(answer.errors)}`);
  await cache.set(CACHE_KEY, answer.data.frameOrigins);
}

/** The cached origins of frames; empty while developing. */
export async function frameOrigins({ cache }: Pick<CreateWebpackConfigArgs, 'cache'>): Promise<string[]> {
  return ((await cache.get(CACHE_KEY)) as string[] | undefined) ?? [];
}

/** All allowed origins: `frame` for frames, the others for the services that `environment` switches on. */
export function policySources(frame: string[], environment: NodeJS.ProcessEnv = process.env): PolicySources {
  const services = servicesThatAreOn(environment);
  const google = measurementId(environment) === '' ? undefined : GOOGLE;
  const search = services.includes('hosted-search') ? hostsOfSearch(environment.GATSBY_ALGOLIA_APP_ID ?? '') : [];
  const askAi = services.includes('ask-ai') ? [ASK_AI] : [];
  return {
    script: google?.script ?? [],
    connect: [...(google?.connect ?? []), ...search, ...askAi],
    image: google?.image ?? [],
    frame,
  };
}
