/** Offers a new version once the offline worker has one. */
export async function offerUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const { takeUpdate, watchForUpdates } = await import('./registration');
    await watchForUpdates((update) => {
      import('./update-notice').then(
        ({ showUpdateNotice }) => showUpdateNotice(update, () => void takeUpdate()),
        () => undefined,
      );
    });
  } catch {
    // The browser refuses to run a worker.
  }
}
