/**
 * The page that stands in for one that is not kept. Gatsby renders it; then its scripts are taken out, because
 * Gatsby's would see that the address is not the page's own, and leave.
 */
const SCRIPT_FILES = /<script\b[^>]*\ssrc="[^"]*"[^>]*><\/script>/g;
const SCRIPT_PRELOADS = /<link\b[^>]*\sas="(?:script|fetch)"[^>]*>/g;

/** Attribute of the root element that hides what does nothing without scripts; see `src/site/style/global.css`. */
const STILL = 'data-still';

/** A page's HTML without the scripts that it loads, and without what needs them; the scripts in the HTML stay. */
export function withoutScriptFiles(html: string): string {
  const text = html.replace(SCRIPT_FILES, '').replace(SCRIPT_PRELOADS, '');
  return text.includes(STILL) ? text : text.replace('<html ', `<html ${STILL}="" `);
}
