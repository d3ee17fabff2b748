/** Which origins of others the content security policy lets in: those that the build and its content ask for. */
import { playerAddress } from '../../wiki/players';
import { hostOfApplication } from '../../search/hosted-settings';
import { measurementId } from './analytics';
import { servicesThatAreOn } from '../../content/services';

/** Origins by what they may be used for. */
export interface PolicySources {
  script: string[];
  connect: string[];
  image: string[];
  frame: string[];
}

/** What Google's documentation of its tag asks for. */
const GOOGLE: Omit<PolicySources, 'frame'> = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

const ASK_AI = 'https://askai.algolia.com';

/** Where Algolia's client asks: the nearest server, and the others when that one does not answer. */
function hostsOfSearch(appId: string): string[] {
  const id = appId.toLowerCase();
  return [hostOfApplication(appId), ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)];
}

/** A video elsewhere, and the board of vacancies, as they stand in the text of a page. */
const VIDEO = /<Video\b[^>]*?\burl=(?:"([^"]+)"|'([^']+)')/g;
const VACANCIES = /<CrewVacancies\b/;
/** Code, which may show how a component is written. */
const CODE = /^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1|`[^`\n]*`/gm;

/** Origins of what texts can show in a frame. Takes the sources of the texts and the address of the vacancies board. */
export function frameOrigins(texts: readonly string[], crewVacancies: string): string[] {
  const written = texts.map((text) => text.replace(CODE, ''));
  const addresses = written.flatMap((text) => [
    ...[...text.matchAll(VIDEO)].map((match) => playerAddress(match[1] ?? match[2] ?? '')),
    ...(VACANCIES.test(text) ? [crewVacancies] : []),
  ]);
  return [...new Set(addresses.map((address) => new URL(address).origin))].sort();
}

/** All origins. Takes those of frames and the environment variables that switch services on. */
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
