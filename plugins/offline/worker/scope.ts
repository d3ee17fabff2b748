/// <reference lib="webworker" />
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;
/** Address below which the site lies; ends in a slash. */
export const SCOPE = worker.registration.scope;

/** Deletes the site's caches, also those of former versions. */
export async function deleteCaches({ except = [] }: { except?: readonly string[] } = {}): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(`offline ${SCOPE} `) && !except.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
