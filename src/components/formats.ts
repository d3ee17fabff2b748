const formatter = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Europe/London' });

/** `2025-10-23T01:10:20+01:00` → `23 Oct 2025`, in London time. */
export function formatDate(date: string): string {
  return formatter.format(new Date(date)).replace('Sept', 'Sep');
}

/** `1 show`, `2 shows`. */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
