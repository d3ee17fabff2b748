import { wordsOfDay, type DayList, type Days } from '../days';

/**
 * Makes the lists of a page, which say what held on the day of the build, say what holds on another. A list is
 * `[data-days]`, with its kind as the value; `data-shows-none` marks it while it shows no entry. An entry has its first day
 * and its last in `data-from` and `data-to`, and the place for its words in `[data-words]`.
 */
export function showDay(today: string): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-days]')) {
    let isEmpty = true;
    for (const entry of list.querySelectorAll<HTMLElement>('[data-from]')) {
      const words = wordsOfDay(list.dataset.days as DayList, entry.dataset as unknown as Days, today);
      entry.hidden = !words;
      isEmpty &&= !words;
      const place = entry.querySelector('[data-words]');
      if (place) place.textContent = words ?? '';
    }
    list.toggleAttribute('data-shows-none', isEmpty);
  }
}
