/// <reference lib="webworker" />
/** What the worker runs in. */

/** The version of the site; the build puts it in. */
declare const __SITE_VERSION__: string;

export const worker = globalThis as unknown as ServiceWorkerGlobalScope;
export const VERSION = __SITE_VERSION__;
/** Address below which the site lies; ends in a slash. */
export const SCOPE = worker.registration.scope;
