import { labelOnDay, type DayList, type Days } from '../days';

/**
 * Updates the lists from the day of the build to `today`. A list is `[data-days]`, marked by `data-shows-none` while it is empty.
 * An entry has its days in `data-from` and `data-to`, and its words in `[data-words]`.
 */
export function showDay(today: string): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-days]')) {
    let isEmpty = true;
    for (const entry of list.querySelectorAll<HTMLElement>('[data-from]')) {
      const words = labelOnDay(list.dataset.days as DayList, entry.dataset as unknown as Days, today);
      entry.hidden = !words;
      isEmpty &&= !words;
      const place = entry.querySelector('[data-words]');
      if (place) place.textContent = words ?? '';
    }
    list.toggleAttribute('data-shows-none', isEmpty);
  }
}
