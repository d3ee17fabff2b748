/// <reference lib="webworker" />
/** The build inserts it; see `workerOfVersion`. */
declare const __SITE_VERSION__: string;

export const worker = globalThis as unknown as ServiceWorkerGlobalScope;
export const VERSION = __SITE_VERSION__;
/** Address below which the site lies; ends in a slash. */
export const SCOPE = worker.registration.scope;
