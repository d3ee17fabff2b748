/** The inline scripts of a page, joined, without data for search engines. */
export const inlineScripts = (html: string): string =>
  [...html.matchAll(/<script\b(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script).join('');
