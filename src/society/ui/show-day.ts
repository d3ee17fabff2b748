import { labelOnDay, type DatedEntry } from '../days';

/**
 * Updates the lists from the day of the build to `today`. A list is `[data-days]`, marked by `data-shows-none` while it is empty;
 * the attribute has the words for days to come. See `DayList`.
 */
export function showDay(today: string): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-days]')) {
    let isEmpty = true;
    for (const entry of list.querySelectorAll<HTMLElement>('[data-from]')) {
      const words = labelOnDay(entry.dataset as unknown as DatedEntry, list.dataset.days ?? '', today);
      entry.hidden = !words;
      isEmpty &&= !words;
      const place = entry.querySelector('[data-words]');
      if (place) place.textContent = words;
    }
    list.toggleAttribute('data-shows-none', isEmpty);
  }
}
