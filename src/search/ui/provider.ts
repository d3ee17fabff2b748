import { hostedSettings } from '../hosted-settings';
import { INDEX_PATH } from '../local-index';
import type { SearchProvider } from '../response';
import { createHostedProvider } from './hosted-provider';
import { createLocalProvider } from './local-provider';

let provider: (SearchProvider & { load?: () => Promise<{ isBuilt: Promise<unknown> }> }) | undefined;

/** The hosted service if it is on, else the local index. */
export function searchProvider(pathPrefix: string): NonNullable<typeof provider> {
  if (provider) return provider;
  const hosted = hostedSettings();
  provider = hosted
    ? createHostedProvider(hosted)
    : createLocalProvider(`${pathPrefix}${INDEX_PATH}`, () => new Worker(new URL('./search-worker.ts', import.meta.url)));
  return provider;
}
