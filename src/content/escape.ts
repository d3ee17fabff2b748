/** Texts in which signs have a meaning, made plain. */

const MARKUP_SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in HTML and XML, in an attribute too. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => MARKUP_SIGNS[sign] ?? sign);
}

/** A path or the name of a branch as part of an address: "#" and "%" are signs of their names. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** The source of a regular expression that finds a text as it is. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
