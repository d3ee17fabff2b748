/** The site's date formats. They avoid `Intl`: its output differs between browsers, and its first use takes a phone 0.1 s. */

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** A day of the calendar, such as `2025-10-23`, with the month in words. */
export function partsOfDay(day: string): { year: number; month: string; day: number } {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  return { year, month: MONTHS[month - 1] ?? '', day: dayOfMonth };
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `2026-11-26` → `Thursday 26 November`. */
export function dayWithWeekday(date: string): string {
  const { month, day } = partsOfDay(date);
  return `${WEEKDAYS[new Date(`${date}T00:00Z`).getUTCDay()]} ${day} ${month}`;
}

/** London's date at a moment, as `2025-10-23`. */
export function dayInLondon(moment: Date): string {
  // London is at UTC or an hour ahead, which matters only in the last hour of a UTC day.
  if (moment.getUTCHours() < 23) return moment.toISOString().slice(0, 10);
  // Swedish dates are ISO 8601.
  return moment.toLocaleDateString('sv', { timeZone: 'Europe/London' });
}

/** `2025-10-23T01:10:20+01:00` → `23 Oct 2025`, in London. */
export function formatDate(date: string): string {
  const { year, month, day } = partsOfDay(dayInLondon(new Date(date)));
  return `${day} ${month.slice(0, 3)} ${year}`;
}

/** `2026-03` or `2026-03-14` → `March 2026`. */
export function formatMonth(month: string): string {
  const parts = partsOfDay(month);
  return `${parts.month} ${parts.year}`;
}
