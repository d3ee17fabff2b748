/** Helpers for tests of the content security policy. */
import type { Page } from '@playwright/test';

/** Collects what the policy blocks on the next pages of a tab: the directive, and what was blocked. */
export async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      (window as unknown as { reportViolation: (violation: string) => void }).reportViolation(
        `${effectiveDirective} blocks ${blockedURI} ${sample}`,
      );
    });
  });
  return violations;
}

/** Markup that sets `window.attacked` if a page inserts it as markup. */
export const ATTACKS = [
  '<img src=x onerror="window.attacked=1">',
  '<svg onload="window.attacked=1"></svg>',
  '</script><script>window.attacked=1</script>',
  '"><script>window.attacked=1</script>',
  '<iframe srcdoc="<script>parent.attacked=1</script>"></iframe>',
  "javascript:window.attacked=1//'",
  '${window.attacked=1}{{constructor.constructor("window.attacked=1")()}}',
];

/** All attacks in one text. */
export const ALL_ATTACKS = ATTACKS.join(' ');

/** Returns whether an attack ran. */
export async function isAttacked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'attacked' in window);
}
