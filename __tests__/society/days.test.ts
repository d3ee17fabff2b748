import { dayAfter, dayInLondon, daysInWords, momentInLondon, stretchesOf, wordsOfDay } from '../../src/society/days';

describe('the day in London', () => {
  it.each([
    ['2026-06-10T22:59:59Z', '2026-06-10'],
    ['2026-06-10T23:00:00Z', '2026-06-11'],
    ['2026-12-31T23:59:59Z', '2026-12-31'],
    ['2026-01-01T00:00:00Z', '2026-01-01'],
  ])('at %s is %s', (moment, day) => {
    expect(dayInLondon(new Date(moment))).toBe(day);
  });
});

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  // The clocks change in both of these nights.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
])('%s and %i day(s) are %s', (day, count, later) => {
  expect(dayAfter(day, count)).toBe(later);
});

describe('a time of London', () => {
  it.each([
    ['2026-01-20', '19:30', '2026-01-20T19:30:00+00:00'],
    ['2026-06-10', '19:30', '2026-06-10T19:30:00+01:00'],
    // The last evening of winter, the first matinee of summer, and the other way round.
    ['2026-03-28', '19:30', '2026-03-28T19:30:00+00:00'],
    ['2026-03-29', '14:30', '2026-03-29T14:30:00+01:00'],
    ['2026-10-24', '23:59', '2026-10-24T23:59:00+01:00'],
    ['2026-10-25', '02:30', '2026-10-25T02:30:00+00:00'],
  ])('%s, %s is %s', (day, time, moment) => {
    expect(momentInLondon(day, time)).toBe(moment);
  });
});

describe('days in words', () => {
  it.each([
    ['2025-11-19', '2025-11-19', '19 November 2025'],
    ['2025-11-19', '2025-11-22', '19–22 November 2025'],
    ['2025-11-30', '2025-12-02', '30 November – 2 December 2025'],
    ['2025-12-30', '2026-01-02', '30 December 2025 – 2 January 2026'],
  ])('from %s to %s are “%s”', (from, to, words) => {
    expect(daysInWords({ from, to })).toBe(words);
  });
});

describe('the runs of a production', () => {
  it('are one stretch when they overlap or follow one another, whatever their order', () => {
    const runs = [
      { from: '2025-11-22', to: '2025-11-22' },
      { from: '2025-11-19', to: '2025-11-21' },
      { from: '2025-11-20', to: '2025-11-20' },
    ];
    expect(stretchesOf(runs)).toEqual([{ from: '2025-11-19', to: '2025-11-22' }]);
  });

  it('are several when days lie between, as with a tour', () => {
    const runs = [
      { from: '2025-11-19', to: '2025-11-22' },
      { from: '2026-08-03', to: '2026-08-08' },
    ];
    expect(stretchesOf(runs)).toEqual(runs);
    expect(stretchesOf([])).toEqual([]);
  });
});

describe('what is on', () => {
  const entries = [
    { from: '2025-11-19', to: '2025-11-22' },
    { from: '2025-11-21', to: '2025-11-21' },
    { from: '2025-11-26', to: '2025-11-29' },
    { from: '2025-12-03', to: '2025-12-06' },
    { from: '2025-12-10', to: '2025-12-10' },
  ];
  const on = (today: string) => wordsOfDay('coming', entries, today).map((words) => words ?? '');

  it('says of three what runs now, what is next and what comes later', () => {
    expect(on('2025-11-21')).toEqual(['On now', 'On now', 'Next', '', '']);
    expect(on('2025-11-23')).toEqual(['', '', 'Next', 'Later', 'Later']);
  });

  it('counts the first and the last day in', () => {
    expect(on('2025-11-18')[0]).toBe('Next');
    expect(on('2025-11-19')[0]).toBe('On now');
    expect(on('2025-11-22')[0]).toBe('On now');
  });

  it('leaves out nothing that runs now, and never what is next', () => {
    const festival = [...Array.from({ length: 4 }, () => ({ from: '2025-11-20', to: '2025-11-21' })), ...entries.slice(2)];
    const words = wordsOfDay('coming', festival, '2025-11-20');
    expect(words).toEqual(['On now', 'On now', 'On now', 'On now', 'Next', undefined, undefined]);
  });

  it('says nothing of what is over', () => {
    expect(on('2025-12-10')).toEqual(['', '', '', '', 'On now']);
    expect(on('2025-12-11')).toEqual(['', '', '', '', '']);
  });

  it('says in a list of today nothing of other days', () => {
    expect(wordsOfDay('today', entries, '2025-11-21').map((words) => words !== undefined)).toEqual([true, true, false, false, false]);
  });
});
