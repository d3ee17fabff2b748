/** The one search provider of the page: the hosted service where it is configured, else the local index. */
import { useSyncExternalStore } from 'react';
import { createStore } from '../../components/store';
import { createHostedProvider } from './hosted-provider';
import { hostedSettings } from '../hosted-settings';
import { createLocalProvider } from './local-provider';
import { MANIFEST_PATH } from '../local-index';
import type { IndexProgress } from './index-loader';
import type { SearchProvider } from '../response';

/** How much of the local index has come; the hosted service has always all of it. */
const indexProgress = createStore<IndexProgress>({ share: 1, hasFailed: false });

/** How much of the index is searched so far. */
export function useIndexProgress(): IndexProgress {
  return useSyncExternalStore(indexProgress.subscribe, indexProgress.get, indexProgress.get);
}

let provider: SearchProvider | undefined;

function createProvider(pathPrefix: string): SearchProvider {
  const hosted = hostedSettings();
  if (hosted) return createHostedProvider(hosted);
  const manifest = new URL(`${pathPrefix}${MANIFEST_PATH}`, window.location.origin).href;
  const start = () => new Worker(new URL('./search-worker.ts', import.meta.url));
  const local = createLocalProvider(manifest, start, indexProgress.set);
  local.load();
  return local;
}

/** The provider, made when it is first asked for; the local one then starts to load its index. */
export function searchProvider(pathPrefix: string): SearchProvider {
  provider ??= createProvider(pathPrefix);
  return provider;
}
