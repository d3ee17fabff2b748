/** Productions as a calendar (RFC 5545). */
import { writeAddress } from '../../content/addresses';
import type { Venue } from '../../content/society-schemas';
import { dayAfter, type Run } from '../days';
import type { ProductionNode } from './production-nodes';

/** A venue or society with a page. */
export interface CalendarEntry extends Pick<Venue, 'address'> {
  path: string;
}

type ShowRun = Run & { placeName?: string | undefined; venue?: CalendarEntry | undefined };

export interface CalendarShow extends Pick<ProductionNode, 'name' | 'path' | 'societyName'> {
  society?: CalendarEntry | undefined;
  runs: readonly ShowRun[];
}

export interface CalendarSite {
  /** Whole address of the site, with its path prefix. */
  baseAddress: string;
  /** Such as `en`. */
  language: string;
  /** The day of the build, as 2026-11-25. */
  today: string;
}

/** London's summer time since 1996. */
const LONDON = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/London',
  'BEGIN:DAYLIGHT',
  'TZNAME:BST',
  'DTSTART:19960331T010000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:GMT',
  'DTSTART:19961027T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Assumed length of a performance, because nobody writes it down. */
const USUAL_LENGTH = 'PT2H30M';

const A_DAY = 86_400_000;

/** `2025-11-19` → `20251119`, `19:30` → `1930`. */
const digitsOf = (written: string): string => written.replace(/\D/g, '');

/** A run with times is one daily repeating event per time; a run without times is one all-day event. */
function eventsOfRun({ from, to, times }: Run): { key: string; when: string[] }[] {
  const first = digitsOf(from);
  if (times.length === 0) return [{ key: from, when: [`DTSTART;VALUE=DATE:${first}`, `DTEND;VALUE=DATE:${digitsOf(dayAfter(to))}`] }];
  const count = (Date.parse(to) - Date.parse(from)) / A_DAY + 1;
  const again = count > 1 ? [`RRULE:FREQ=DAILY;COUNT=${count}`] : [];
  return times.map((time) => ({
    key: `${from}T${digitsOf(time)}`,
    when: [`DTSTART;TZID=Europe/London:${first}T${digitsOf(time)}00`, `DURATION:${USUAL_LENGTH}`, ...again],
  }));
}

/** The events of all runs, each with a key that is unique in its production. */
function keyedEvents(runs: readonly ShowRun[]): { key: string; run: ShowRun; when: string[] }[] {
  const places = new Map<string, (string | undefined)[]>();
  return runs.flatMap((run) =>
    eventsOfRun(run).flatMap(({ key, when }) => {
      const known = places.get(key) ?? [];
      if (known.includes(run.placeName)) return [];
      places.set(key, [...known, run.placeName]);
      // Two runs may begin at the same time in two places.
      return { key: known.length === 0 ? key : `${key}-${known.length + 1}`, run, when };
    }),
  );
}

/** The place of a run, in words that maps find. */
function placeOf({ placeName, venue }: ShowRun): string {
  const { street, town, postcode } = venue?.address ?? {};
  return [placeName, street, [town, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

const escape = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

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

const textOf = (lines: readonly string[]): string => lines.map((line) => `${foldLine(line)}\r\n`).join('');

/** The events of a show: each as text, with its first day and its venue's page. All calendars share these texts. */
export function eventsOf({ name, path, societyName, runs }: CalendarShow, { baseAddress, today }: CalendarSite) {
  const address = baseAddress + writeAddress(path);
  return keyedEvents(runs).map(({ key, run, when }) => {
    const place = placeOf(run);
    const lines = [
      'BEGIN:VEVENT',
      // Stable UID: calendars update the event instead of adding one, unless its address or first day changes.
      `UID:${key}${path}@${new URL(baseAddress).host}`,
      `DTSTAMP:${digitsOf(today)}T000000Z`,
      `SUMMARY:${escape(name)}`,
      ...when,
      ...(place === '' ? [] : [`LOCATION:${escape(place)}`]),
      `DESCRIPTION:${escape([societyName, address].filter(Boolean).join('\n'))}`,
      `URL:${address}`,
      // Subscribers are not busy during a show.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
    return { text: textOf(lines), from: run.from, venue: run.venue?.path };
  });
}

/** Asks calendars to refresh daily, by the property of RFC 7986 and by that of Outlook. Some would otherwise wait for a week. */
const EACH_DAY = ['REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D'];

/** The text of a calendar, the same in two builds of one day. Subscribers see its `name` in their list of calendars. */
export function calendarText(name: string, events: readonly string[], { baseAddress, language }: CalendarSite): string {
  const product = `PRODID:-//${new URL(baseAddress).host}//Productions//${language.toUpperCase()}`;
  const start = ['BEGIN:VCALENDAR', 'VERSION:2.0', product, `X-WR-CALNAME:${escape(name)}`, ...EACH_DAY, ...LONDON];
  return textOf(start) + events.join('') + textOf(['END:VCALENDAR']);
}
