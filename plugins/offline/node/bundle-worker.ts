import { bundleScript } from '../../../src/site/node/bundle-script';

/** The version is a digest that includes the worker's code, so it is inserted last. */
const VERSION_PLACEHOLDER = '__version-of-the-site__';

export function bundleWorker(name: 'service-worker' | 'removal'): Promise<string> {
  return bundleScript([`plugins/offline/worker/${name}.ts`], { __SITE_VERSION__: VERSION_PLACEHOLDER });
}

export function workerOfVersion(code: string, version: string): string {
  return code.replaceAll(VERSION_PLACEHOLDER, version);
}
