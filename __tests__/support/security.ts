/** What end-to-end tests do with the content security policy. */
import type { Page } from '@playwright/test';

/** Collects what the policy blocks on a page from now on, on every page that it opens: the directive, and what was blocked. */
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

/** Markup that runs a script wherever it is taken for markup: it sets `window.attacked`. */
export const ATTACKS = [
  '<img src=x onerror="window.attacked=1">',
  '<svg onload="window.attacked=1"></svg>',
  '</script><script>window.attacked=1</script>',
  '"><script>window.attacked=1</script>',
  '<iframe srcdoc="<script>parent.attacked=1</script>"></iframe>',
  "javascript:window.attacked=1//'",
  '${window.attacked=1}{{constructor.constructor("window.attacked=1")()}}',
];

/** All of them at once, for a place that takes any text. */
export const ATTACK = ATTACKS.join(' ');

/** Whether one of the attacks ran. */
export async function isAttacked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'attacked' in window);
}
