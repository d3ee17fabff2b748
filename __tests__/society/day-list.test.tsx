/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { DayList } from '../../src/society/ui/day-list';
import { showDay } from '../../src/society/ui/show-day';

const ENTRIES = [
  { name: 'Hamlet', from: '2025-11-19', to: '2025-11-22' },
  { name: 'Faust', from: '2025-11-22', to: '2025-12-06', now: 'Tonight 19:30', later: 'From Saturday' },
];

const htmlOn = (day: string, later: string): string =>
  renderToStaticMarkup(
    <DayList entries={ENTRIES} keyOf={({ name }) => name} later={later} dayOfBuild={day} otherwise="Nothing.">
      {({ name }, words) => (
        <>
          {words} {name}
        </>
      )}
    </DayList>,
  );

/** The HTML of a page that was built on one day and is read on another. */
function htmlReadOn(day: string, later: string): string {
  document.body.innerHTML = htmlOn('2025-11-20', later);
  showDay(day);
  return document.body.innerHTML;
}

it.each(['2025-11-18', '2025-11-19', '2025-11-22', '2025-11-23', '2025-12-07'])(
  'a list that is read on %s is the list that would be built on that day',
  (day) => {
    const built = (later: string): string => {
      document.body.innerHTML = htmlOn(day, later);
      return document.body.innerHTML;
    };
    expect([htmlReadOn(day, 'Coming'), htmlReadOn(day, '')]).toEqual([built('Coming'), built('')]);
  },
);

it('a list without an entry today is marked as empty', () => {
  expect(htmlReadOn('2025-12-06', 'Coming')).not.toContain('data-shows-none');
  expect(htmlReadOn('2025-12-07', 'Coming')).toContain('data-shows-none');
});
