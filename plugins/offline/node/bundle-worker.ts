import { bundleScript } from '../../../src/site/node/bundle-script';

export function bundleWorker(name: 'service-worker' | 'removal'): Promise<string> {
  return bundleScript([`plugins/offline/worker/${name}.ts`], {});
}
