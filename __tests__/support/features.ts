/** Takes features away from the browser, as older ones lack them. */
import type { Page, Route } from '@playwright/test';

/** Rewrites the texts of a page's files on their way into the browser. */
async function rewriteFiles(page: Page, types: readonly string[], rewrite: (text: string) => string): Promise<void> {
  await page.route('**/*', async (route: Route) => {
    if (!types.includes(route.request().resourceType())) return route.fallback();
    try {
      const response = await route.fetch();
      await route.fulfill({ response, body: rewrite(await response.text()) });
    } catch {
      // The page was left before the file came.
    }
    return undefined;
  });
}

/**
 * Switches a feature off in the page and in its workers.
 * @param switchOff runs there before any other code, and so uses nothing from outside itself
 */
export async function withoutFeature(page: Page, switchOff: () => void): Promise<void> {
  await page.addInitScript(switchOff);
  await rewriteFiles(page, ['script', 'other'], (text) => `(${switchOff.toString()})();${text}`);
}

/** Makes a selector unknown to style sheets, `@supports` included. */
export async function withoutSelector(page: Page, selector: string): Promise<void> {
  await rewriteFiles(page, ['document', 'stylesheet'], (text) => text.replaceAll(selector, selector.replace(':', ':unknown-')));
}

/** Makes the page what it is in a browser without popovers: two attributes, a selector and some methods mean nothing. */
export async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
    for (const name of ['popoverTargetElement', 'popoverTargetAction']) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    const setAttribute = Object.getOwnPropertyDescriptor(Element.prototype, 'setAttribute')?.value as Element['setAttribute'];
    Element.prototype.setAttribute = function setUnknown(this: Element, name: string, value: string): void {
      setAttribute.call(this, name.replace(/^(?=popover)/i, 'unknown-'), value);
    };
  });
  await rewriteFiles(page, ['document', 'stylesheet'], (text) =>
    text.replaceAll(':popover-open', ':unknown-popover-open').replace(/ popover(?=\w*=")/gi, ' unknown-popover'),
  );
}
