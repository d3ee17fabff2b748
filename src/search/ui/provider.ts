/** The page's search provider: the hosted service if it is on, else the local index. */
import { hostedSettings } from '../hosted-settings';
import { MANIFEST_PATH } from '../local-index';
import type { SearchProvider } from '../response';
import { createHostedProvider } from './hosted-provider';
import { createLocalProvider } from './local-provider';

let provider: SearchProvider | undefined;

function createProvider(pathPrefix: string): SearchProvider {
  const hosted = hostedSettings();
  if (hosted) return createHostedProvider(hosted);
  const manifest = new URL(`${pathPrefix}${MANIFEST_PATH}`, window.location.origin).href;
  const local = createLocalProvider(manifest, () => new Worker(new URL('./search-worker.ts', import.meta.url)));
  local.load();
  return local;
}

/** The provider, made at the first call. The local one then loads its index. */
export function searchProvider(pathPrefix: string): SearchProvider {
  provider ??= createProvider(pathPrefix);
  return provider;
}
