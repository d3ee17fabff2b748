/** The configured fixture site, served next to a stand-in for the hosted search service that its build filled. */
import { readFileSync } from 'node:fs';
import { CHROMIUM_ARGUMENTS } from '../../scripts/chromium';
import { builtSearchIndex, builtSite, CONFIGURED_PREFIX, SEARCH_INDEX, SEARCH_KEYS } from './built-site';
import { startHostedSearch, type HostedSearch } from './hosted-search';
import { serveSite } from '../../scripts/site-server';

/** For loopback alone, and known to everybody who reads this repository. */
export const CERTIFICATE = {
  key: readFileSync('__tests__/fixtures/loopback/key.pem', 'utf8'),
  cert: readFileSync('__tests__/fixtures/loopback/certificate.pem', 'utf8'),
};

/** Ports of the stand-ins for a test file, apart from those of other files. */
export function portsOf(file: 'hosted-search' | 'ask-ai'): { search: number; askAi: number } {
  const first = Number(process.env.E2E_PORT ?? 9123) + (file === 'hosted-search' ? 20 : 30);
  return { search: first, askAi: first + 1 };
}

/** Arguments with which Chromium takes the stand-ins for the service. */
export function argumentsFor({ search, askAi }: { search: number; askAi: number }): string[] {
  const rules = [
    `MAP *.algolia.net 127.0.0.1:${search}`,
    `MAP *.algolianet.com 127.0.0.1:${search}`,
    `MAP askai.algolia.com 127.0.0.1:${askAi}`,
  ];
  return [...CHROMIUM_ARGUMENTS, `--host-resolver-rules=${rules.join(',')}`, '--ignore-certificate-errors'];
}

export interface HostedSite {
  /** Where the site is served. */
  url: string;
  service: HostedSearch;
  stop: () => Promise<void>;
}

/** Serves the site, and the service with the index that the build has filled. */
export async function startHostedSite(ports: { search: number }): Promise<HostedSite> {
  const service = await startHostedSearch(SEARCH_KEYS, { port: ports.search, certificate: CERTIFICATE });
  const { records, settings } = builtSearchIndex();
  service.indexes.set(SEARCH_INDEX, { settings, records: new Map(records.map((record) => [record.objectID, record])) });
  const server = await serveSite(builtSite('configured').folder, CONFIGURED_PREFIX);
  return {
    url: server.url,
    service,
    stop: async () => {
      await server.close();
      await service.stop();
    },
  };
}
