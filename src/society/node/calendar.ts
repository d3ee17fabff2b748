/** Productions as a calendar (RFC 5545) to which people subscribe. Pure. */
import { writeAddress } from '../../content/addresses';
import { generateIcsCalendar, generateIcsEvent, type IcsDateObject, type IcsEvent, type IcsTimezone } from 'ts-ics';
import { dayAfter, type Run } from '../days';

/** A production, as far as calendars show it. */
export interface CalendarProduction {
  name: string;
  /** Address of its page on this site. */
  path: string;
  /** Name of the society or client. */
  society?: string | undefined;
  /** All its runs, and where each was; those of a tour too. */
  runs: readonly (Run & { place?: string | undefined })[];
}

/** What is the same in all calendars of a build. */
export interface CalendarSite {
  /** Whole address of the site, with its path prefix. */
  baseAddress: string;
  /** Language of the texts, e.g. `en`. */
  language: string;
  /** The day of the build. */
  today: string;
}

const ZONE = 'Europe/London';

/** London's summer time since 1996. The library wants the beginning of each rule as the new time shows it, less its offset. */
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

/** How long an evening is taken to be, because nobody writes it down. */
const USUAL_LENGTH = { hours: 2, minutes: 30 };

const A_DAY = 86_400_000;

const wholeDay = (day: string): IcsDateObject => ({ type: 'DATE', date: new Date(`${day}T00:00Z`) });

/** A time of London's clocks; its fields as those of UTC, which is how the library takes them. */
function timeOfDay(day: string, time: string): IcsDateObject {
  const date = new Date(`${day}T${time}Z`);
  return { date, local: { date, timezone: ZONE, tzoffset: '' } };
}

type EventOfRun = Pick<IcsEvent, 'start' | 'recurrenceRule'> & ({ end: IcsDateObject } | { duration: typeof USUAL_LENGTH });

/** A run with times is an event for each of them, again on each of its days; one without is an event of whole days. */
function eventsOfRun({ from, to, times }: Run): { key: string; event: EventOfRun }[] {
  if (times.length === 0) return [{ key: from, event: { start: wholeDay(from), end: wholeDay(dayAfter(to)) } }];
  const count = (Date.parse(to) - Date.parse(from)) / A_DAY + 1;
  const again = count > 1 ? { recurrenceRule: { frequency: 'DAILY' as const, count } } : {};
  return times.map((time) => ({
    key: `${from}T${time.replace(':', '')}`,
    event: { start: timeOfDay(from, time), duration: USUAL_LENGTH, ...again },
  }));
}

/**
 * What identifies an event as long as its production keeps its address and the run its first day: a reader's calendar then
 * changes the event that it has, and does not show another.
 */
function uidOf(path: string, key: string, baseAddress: string): string {
  return `${key}${path}@${new URL(baseAddress).host}`;
}

function eventsOf({ name, path, society, runs }: CalendarProduction, { baseAddress, today }: CalendarSite): IcsEvent[] {
  const address = baseAddress + writeAddress(path);
  const events = runs.flatMap(({ place, ...run }) =>
    eventsOfRun(run).map(({ key, event }): IcsEvent => ({
      uid: uidOf(path, key, baseAddress),
      stamp: { date: new Date(`${today}T00:00Z`) },
      summary: name,
      ...event,
      ...(place !== undefined && { location: place }),
      description: [...(society === undefined ? [] : [society]), address].join('\n'),
      url: address,
      // Whoever follows what is on is not busy while it is on.
      timeTransparent: 'TRANSPARENT',
    })),
  );
  // Two runs that begin at the same time are one to a calendar.
  return [...new Map(events.map((event) => [event.uid, event])).values()];
}

/** Signs that have a meaning in a text of a calendar; the library escapes those of an event, but not the calendar's own. */
const escape = (text: string): string => text.replace(/[\\;,]/g, '\\$&');

/** The most octets that a line may have. */
const LINE = 75;

function foldLine(line: string): string {
  let octets = 0;
  const letters = [...line].map((letter) => {
    const length = Buffer.byteLength(letter);
    octets += length;
    if (octets <= LINE) return letter;
    octets = 1 + length;
    return `\r\n ${letter}`;
  });
  return letters.join('');
}

/** Folds lines by octets and between letters; the library counts UTF-16, and may cut a letter in two. */
const fold = (text: string): string => text.split('\r\n').map(foldLine).join('\r\n');

/** How often calendars look again, as RFC 7986 writes it and as Outlook does; some would wait for a week. */
const EACH_DAY = 'REFRESH-INTERVAL;VALUE=DURATION:P1D\r\nX-PUBLISHED-TTL:P1D\r\n';

/** The events of a production as text, the same in each calendar that has it. */
export function eventsText(production: CalendarProduction, site: CalendarSite): string {
  return fold(
    eventsOf(production, site)
      .map((event) => generateIcsEvent(event, { skipFormatLines: true }))
      .join(''),
  );
}

/**
 * The text of a calendar. Two builds of one day make the same.
 * @param name what subscribers see in their list of calendars
 * @param events what `eventsText` says of each production
 */
export function calendarText(name: string, events: readonly string[], { baseAddress, language }: CalendarSite): string {
  const prodId = `-//${new URL(baseAddress).host}//Productions//${language.toUpperCase()}`;
  // The library would work out the whole time zone again for each event, which takes seconds where there are a thousand.
  const empty = fold(generateIcsCalendar({ version: '2.0', prodId, name: escape(name), timezones: [LONDON] }).replaceAll('\r\n ', ''));
  const [zone, end] = [empty.indexOf('BEGIN:VTIMEZONE'), empty.lastIndexOf('END:VCALENDAR')];
  return empty.slice(0, zone) + EACH_DAY + empty.slice(zone, end) + events.join('') + empty.slice(end);
}
