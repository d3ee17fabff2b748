/**
 * Dates as the site writes them, without the browser's own formats: those differ from browser to browser, and the first one
 * that is asked for takes a phone a tenth of a second.
 */

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** A day of the calendar, such as `2025-10-23`, with the month in words. */
export function partsOfDay(day: string): { year: number; month: string; day: number } {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  return { year, month: MONTHS[month - 1] ?? '', day: dayOfMonth };
}

/** The day that it is in London, as `2025-10-23`. */
export function dayInLondon(moment: Date): string {
  // London's clocks show UTC or an hour more, and which of them only matters in the last hour of a day of UTC.
  if (moment.getUTCHours() < 23) return moment.toISOString().slice(0, 10);
  // Swedes write dates as ISO 8601 does.
  return moment.toLocaleDateString('sv', { timeZone: 'Europe/London' });
}

/** `2025-10-23T01:10:20+01:00` → `23 Oct 2025`, in London. */
export function formatDate(date: string): string {
  const { year, month, day } = partsOfDay(dayInLondon(new Date(date)));
  return `${day} ${month.slice(0, 3)} ${year}`;
}

/** `2026-03`, or a day of it → `March 2026`. */
export function formatMonth(month: string): string {
  const parts = partsOfDay(month);
  return `${parts.month} ${parts.year}`;
}
