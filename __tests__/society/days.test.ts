import { dayAfter, daysInWords, momentInLondon, labelOnDay, skippedOn, stretchInWords, todayInWords } from '../../src/society/days';

it.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  // The clocks change in both of these nights.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
])('%s and %i day(s) are %s', (day, count, later) => {
  expect(dayAfter(day, count)).toBe(later);
});

it.each([
  // The last evening of winter, the first matinee of summer, and the other way round.
  ['2026-03-28', '19:30', '2026-03-28T19:30:00+00:00'],
  ['2026-03-29', '14:30', '2026-03-29T14:30:00+01:00'],
  ['2026-10-24', '23:59', '2026-10-24T23:59:00+01:00'],
  ['2026-10-25', '02:30', '2026-10-25T02:30:00+00:00'],
])('in London, %s at %s is the moment %s', (day, time, moment) => {
  expect(momentInLondon(day, time)).toBe(moment);
});

it.each([
  ['2025-11-19', '2025-11-19', '19 November 2025'],
  ['2025-11-19', '2025-11-22', '19–22 November 2025'],
  ['2025-11-30', '2025-12-02', '30 November – 2 December 2025'],
  ['2025-12-30', '2026-01-02', '30 December 2025 – 2 January 2026'],
])('the days from %s to %s are written “%s”', (from, to, words) => {
  expect(daysInWords({ from, to })).toBe(words);
});

it.each([
  ['2025-11-18', 'Coming', '', 'From Wednesday'],
  ['2025-11-19', 'On now', 'On now', 'Tonight 19:30'],
  ['2025-11-22', 'On now', 'On now', 'Tonight 19:30'],
  ['2025-11-23', '', '', ''],
])('an entry says on %s “%s”, in a list of today “%s”, or in its own words “%s”', (today, words, wordsOfToday, own) => {
  const run = { from: '2025-11-19', to: '2025-11-22' };
  const described = { ...run, now: 'Tonight 19:30', later: 'From Wednesday' };
  expect([labelOnDay(run, 'Coming', today), labelOnDay(run, '', today), labelOnDay(described, 'Coming', today)]).toEqual([
    words,
    wordsOfToday,
    own,
  ]);
});

it.each([
  [['19:45'], 'Tonight 19:45'],
  [['14:30'], 'Today 14:30'],
  [['14:30', '19:30'], 'Today 14:30 and 19:30'],
  [[], undefined],
])('a performance at %j is “%s”', (times, words) => {
  expect(todayInWords(times)).toBe(words);
});

const run = (from: number, to: number, ...times: string[]) => ({ from: `2025-11-${from}`, to: `2025-11-${to}`, times });

it.each([
  ['one line if the times are the same', [run(19, 20, '19:30'), run(21, 22, '19:30')], ['19–22 November 2025, 19:30']],
  [
    'a line for each run with other times',
    [run(19, 21, '19:30'), run(22, 22, '14:30', '19:30')],
    ['19–21 November 2025, 19:30', '22 November 2025, 14:30 and 19:30'],
  ],
  ['the days alone without times', [run(19, 22)], ['19–22 November 2025']],
  [
    'the days alone if every day is different',
    [run(19, 19, '10:00'), run(20, 20, '11:00'), run(21, 21, '12:00'), run(22, 22, '13:00')],
    ['19–22 November 2025'],
  ],
])('a stretch of days in words is %s', (_rule, runs, lines) => {
  expect(stretchInWords({ from: '2025-11-19', to: '2025-11-22' }, [...runs, run(28, 29, '09:00')])).toEqual(lines);
});

it.each([
  ['2027-03-28', '2027-03-28', '01:30', '2027-03-28'],
  ['2027-03-26', '2027-03-30', '01:00', '2027-03-28'],
  ['2027-03-28', '2027-03-28', '02:00', undefined],
  ['2027-03-27', '2027-03-27', '01:30', undefined],
  ['2027-10-31', '2027-10-31', '01:30', undefined],
])('from %s to %s London skips %s on %s', (from, to, time, day) => {
  expect(skippedOn({ from, to }, time)).toBe(day);
});
