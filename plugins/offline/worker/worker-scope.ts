/// <reference lib="webworker" />
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;
/** Address below which the site lies; ends in a slash. */
export const SCOPE = worker.registration.scope;
