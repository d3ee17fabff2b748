/** The page that replaces one that is not on the device. */
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { servicesThatAreOn } from '../../content/services';
import type { PageContext } from '../../components/page-context';
import { FALLBACK_PATH } from '../published';

/** Makes the page, if the site can be read offline. */
export function createFallbackPage({ actions }: Pick<CreatePagesArgs, 'actions'>): void {
  if (!servicesThatAreOn().includes('offline')) return;
  const context: PageContext = { noIndex: true };
  actions.createPage({ path: FALLBACK_PATH, component: path.resolve('src/templates/offline-fallback.tsx'), context: { ...context } });
}

const SCRIPT_FILES = /<script\b[^>]*\ssrc="[^"]*"[^>]*><\/script>/g;
const SCRIPT_PRELOADS = /<link\b[^>]*\sas="(?:script|fetch)"[^>]*>/g;

/** Hides what needs scripts; see `src/site/style/global.css`. */
const STILL = 'data-still';

/** Removes a page's script files. Gatsby's would notice that the address is another page's, and go there. */
export function withoutScriptFiles(html: string): string {
  const text = html.replace(SCRIPT_FILES, '').replace(SCRIPT_PRELOADS, '');
  return text.includes(STILL) ? text : text.replace('<html ', `<html ${STILL}="" `);
}
