import { attempt } from './attempt';

/** Writes dates in British English; where a browser can't, as `2025-10-23`. */
export function dateFormatter(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const formatter = attempt(() => new Intl.DateTimeFormat('en-GB', options));
  return (date) => formatter?.format(date) ?? date.toISOString().slice(0, 10);
}

const shortDate = dateFormatter({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Europe/London' });

/** `2025-10-23T01:10:20+01:00` → `23 Oct 2025`, in London time. */
export function formatDate(date: string): string {
  return shortDate(new Date(date)).replace('Sept', 'Sep');
}

const monthInWords = dateFormatter({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-03` → `March 2026`. */
export function formatMonth(month: string): string {
  return monthInWords(new Date(`${month}-01T00:00:00Z`));
}

/** `1 show`, `2 shows`. */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** `["crew", "dates", "venue"]` → `crew, dates or venue`. */
export function listInWords(entries: readonly string[], joint: 'and' | 'or'): string {
  const last = entries.slice(-2).join(` ${joint} `);
  return [...entries.slice(0, -2), last].join(', ');
}
