const MARKUP_CODES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML and XML, attributes included. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (character) => MARKUP_CODES[character] ?? character);
}

/** Escapes a text for a regular expression. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
