/** Productions as a calendar (RFC 5545). */
import { writeAddress } from '../../content/addresses';
import { generateIcsCalendar, generateIcsEvent, type IcsDateObject, type IcsEvent, type IcsTimezone } from 'ts-ics';
import { dayAfter, type Run } from '../days';

type Show = Queries.PublishedShowFragment;
type ShowRun = Show['runs'][number];

export interface CalendarSite {
  /** Whole address of the site, with its path prefix. */
  baseAddress: string;
  /** Such as `en`. */
  language: string;
  /** The day of the build, as 2026-11-25. */
  today: string;
}

const ZONE = 'Europe/London';

/** London's summer time since 1996. The library wants each rule's start in the new time, less its offset. */
const LONDON: IcsTimezone = {
  id: ZONE,
  props: [
    {
      type: 'DAYLIGHT',
      name: 'BST',
      start: new Date('1996-03-31T00:00Z'),
      offsetFrom: '+0000',
      offsetTo: '+0100',
      recurrenceRule: { frequency: 'YEARLY', byMonth: [2], byDay: [{ day: 'SU', occurrence: -1 }] },
    },
    {
      type: 'STANDARD',
      name: 'GMT',
      start: new Date('1996-10-27T02:00Z'),
      offsetFrom: '+0100',
      offsetTo: '+0000',
      recurrenceRule: { frequency: 'YEARLY', byMonth: [9], byDay: [{ day: 'SU', occurrence: -1 }] },
    },
  ],
};

/** Assumed length of a performance, because nobody writes it down. */
const USUAL_LENGTH = { hours: 2, minutes: 30 };

const A_DAY = 86_400_000;

const wholeDay = (day: string): IcsDateObject => ({ type: 'DATE', date: new Date(`${day}T00:00Z`) });

/** A time in London. The library wants its fields as those of UTC. */
function timeOfDay(day: string, time: string): IcsDateObject {
  const date = new Date(`${day}T${time}Z`);
  return { date, local: { date, timezone: ZONE, tzoffset: '' } };
}

type EventOfRun = Pick<IcsEvent, 'start' | 'recurrenceRule'> & ({ end: IcsDateObject } | { duration: typeof USUAL_LENGTH });

/** A run with times is one daily repeating event per time; a run without times is an event of whole days. */
function eventsOfRun({ from, to, times }: Run): { key: string; event: EventOfRun }[] {
  if (times.length === 0) return [{ key: from, event: { start: wholeDay(from), end: wholeDay(dayAfter(to)) } }];
  const count = (Date.parse(to) - Date.parse(from)) / A_DAY + 1;
  const again = count > 1 ? { recurrenceRule: { frequency: 'DAILY' as const, count } } : {};
  return times.map((time) => ({
    key: `${from}T${time.replace(':', '')}`,
    event: { start: timeOfDay(from, time), duration: USUAL_LENGTH, ...again },
  }));
}

/** Each key is unique in its production. */
function keyedEvents(runs: readonly ShowRun[]): { key: string; run: ShowRun; event: EventOfRun }[] {
  const places = new Map<string, (string | null)[]>();
  return runs.flatMap((run) =>
    eventsOfRun(run).flatMap(({ key, event }) => {
      const known = places.get(key) ?? [];
      if (known.includes(run.placeName)) return [];
      places.set(key, [...known, run.placeName]);
      // Two runs may begin at the same time in two places.
      return { key: known.length === 0 ? key : `${key}-${known.length + 1}`, run, event };
    }),
  );
}

/** The place of a run, in words that maps find. */
function placeOf({ placeName, venue }: ShowRun): string {
  const { street, town, postcode } = venue?.address ?? {};
  return [placeName, street, [town, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** The events of a show as texts, which all of its calendars share, each with its first day and the page of its venue. */
export function eventsOf({ name, path, societyName, runs }: Show, { baseAddress, today }: CalendarSite) {
  const address = baseAddress + writeAddress(path);
  return keyedEvents(runs).map(({ key, run, event }) => {
    const place = placeOf(run);
    const icsEvent: IcsEvent = {
      // Stable UID: calendars update the event instead of adding one, unless its address or first day changes.
      uid: `${key}${path}@${new URL(baseAddress).host}`,
      stamp: { date: new Date(`${today}T00:00Z`) },
      summary: name,
      ...event,
      ...(place !== '' && { location: place }),
      description: [societyName, address].filter(Boolean).join('\n'),
      url: address,
      // Subscribers are not busy during a show.
      timeTransparent: 'TRANSPARENT',
    };
    return { text: fold(generateIcsEvent(icsEvent, { skipFormatLines: true })), from: run.from, venue: run.venue?.path };
  });
}

/** Escapes a text of the calendar itself; the library escapes those of events only. */
const escape = (text: string): string => text.replace(/[\\;,]/g, '\\$&');

/** Longest line in octets (RFC 5545, 3.1). */
const LINE = 75;

function foldLine(line: string): string {
  let octets = 0;
  const characters = [...line].map((character) => {
    const length = Buffer.byteLength(character);
    octets += length;
    if (octets <= LINE) return character;
    octets = 1 + length;
    return `\r\n ${character}`;
  });
  return characters.join('');
}

/** Folds long lines. The library counts UTF-16 units, and may cut a character in two. */
const fold = (text: string): string => text.split('\r\n').map(foldLine).join('\r\n');

/** Asks calendars to refresh daily, in the words of RFC 7986 and of Outlook; some would wait for a week. */
const EACH_DAY = 'REFRESH-INTERVAL;VALUE=DURATION:P1D\r\nX-PUBLISHED-TTL:P1D\r\n';

/** The text of a calendar, the same in two builds of one day. Subscribers see its `name` in their list of calendars. */
export function calendarText(name: string, events: readonly string[], { baseAddress, language }: CalendarSite): string {
  const prodId = `-//${new URL(baseAddress).host}//Productions//${language.toUpperCase()}`;
  // Made without events, because the library works out the time zone again for each of them: seconds for a thousand.
  const empty = fold(generateIcsCalendar({ version: '2.0', prodId, name: escape(name), timezones: [LONDON] }).replaceAll('\r\n ', ''));
  const [zone, end] = [empty.indexOf('BEGIN:VTIMEZONE'), empty.lastIndexOf('END:VCALENDAR')];
  return empty.slice(0, zone) + EACH_DAY + empty.slice(zone, end) + events.join('') + empty.slice(end);
}
