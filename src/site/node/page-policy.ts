/** Reads the content security policy back from the finished pages, and verifies that it covers them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FORMS_PATH } from '../../content/addresses';

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Script tags without inline code. Page view scripts have another type but count as inline, because they run later. */
const NOT_INLINE = /\ssrc=|\stype="application\/(?:ld\+)?json"/;

const FORMS_PAGE = `${FORMS_PATH.slice(1)}/index.html`;

const ENTITIES: Readonly<Record<string, string>> = { '&#x27;': "'", '&quot;': '"', '&amp;': '&' };

/** Reads the policy from a page's HTML. */
export function policyOf(html: string): string | undefined {
  return POLICY.exec(html)?.[1]?.replace(/&(?:#x27|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The inline scripts of a page that its policy blocks. */
function blockedScripts(html: string, policy: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !NOT_INLINE.test(attributes))
    .map(([, , text = '']) => text)
    .filter((text) => !policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`));
}

/** The policy of the forms' page; `undefined` when forms are off. */
export async function policyOfForms(publicFolder: string): Promise<string | undefined> {
  return policyOf(await readFile(path.join(publicFolder, FORMS_PAGE), 'utf8').catch(() => ''));
}

/**
 * The policy that all pages share, except the forms' page. `pages` are files, relative to `publicFolder`.
 * @throws Error when a page has no policy, a different one from the others, or an inline script that its policy blocks
 */
export function policyOfPages(publicFolder: string, pages: readonly string[]): string {
  let common: { policy: string; page: string } | undefined;
  for (const page of pages.filter((file) => file !== FORMS_PAGE)) {
    const html = readFileSync(path.join(publicFolder, page), 'utf8');
    const policy = policyOf(html);
    if (policy === undefined)
      throw new Error(`${page} has no content security policy. src/site/ui/document.tsx should add one to every page.`);
    common ??= { policy, page };
    if (policy !== common.policy) {
      throw new Error(
        `${page} and ${common.page} have different content security policies, but one header must fit both. Use the same inline scripts on every page.`,
      );
    }
    const [blocked] = blockedScripts(html, policy);
    if (blocked !== undefined) {
      throw new Error(
        `${page} has an inline script that the content security policy blocks: “${blocked.trim().slice(0, 80)}”. Move it into a file, or add it to SCRIPTS_OF_PAGES in src/site/ui/security-policy.tsx.`,
      );
    }
  }
  if (!common) throw new Error(`${publicFolder} contains no pages. Run npm run build.`);
  return common.policy;
}
