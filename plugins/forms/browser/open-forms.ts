/** Script of the page of forms. Starts the forms on a click, or at once if the address names a form. */
import { readStored } from '../../../src/components/storage';
import { COLOUR_MODE_KEY, parseChoice, shownMode } from '../../../src/site/boot/colour-mode';
import type { FormSettings } from '../settings';
import { SETTINGS_ID, START_ID } from '../settings';
import { fileFormats, formsConfiguration } from './collections';
import { OFFERING, OfferingField } from './offering-field';

/** Says that the editor did not load. Browsers cache a failed import, so the next click reloads the page, which then starts the forms. */
function offerReload(reason: unknown): void {
  console.error(reason);
  const button = document.getElementById(START_ID);
  const words = 'The forms could not be loaded. Check your connection, then choose “Open the forms” again.';
  button?.parentElement?.insertAdjacentHTML('afterend', `<p class="note space-3" role="alert">${words}</p>`);
  button?.addEventListener('click', () => {
    if (!startsAtOnce()) window.location.hash = '#/';
    window.location.reload();
  });
}

async function startForms(): Promise<void> {
  const settings = JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '{}') as FormSettings;
  const editor = await import('@sveltia/cms').catch(offerReload);
  if (!editor) return;
  const { default: CMS } = editor;
  for (const { name, extension, format } of fileFormats(settings)) CMS.registerCustomFormat(name, extension, format);
  CMS.registerFieldType(OFFERING, OfferingField);
  document.body.replaceChildren();
  // Sveltia has a style of its own, which our reset would change.
  document.querySelector('link[rel="stylesheet"]')?.remove();
  await CMS.init({ config: formsConfiguration(settings) });
}

const choice = parseChoice(readStored(COLOUR_MODE_KEY)) ?? 'light';
document.documentElement.dataset.theme = shownMode(choice, window.matchMedia('(prefers-color-scheme: dark)').matches);

/** Whether the address names a form, or returns from signing in. */
const startsAtOnce = (): boolean => /^#\/|[#?&](?:access_token|code)=/.test(window.location.hash + window.location.search);

const waiting = new AbortController();
const { signal } = waiting;

function start(): void {
  waiting.abort();
  void startForms();
}

if (startsAtOnce()) start();
else {
  document.getElementById(START_ID)?.addEventListener('click', start, { signal });
  window.addEventListener('hashchange', () => startsAtOnce() && start(), { signal });
}
