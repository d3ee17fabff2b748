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

/** The hosted service if it is on, else the local index. Made at the first call, which also starts to load the local index. */
export function searchProvider(pathPrefix: string): SearchProvider {
  provider ??= createProvider(pathPrefix);
  return provider;
}
