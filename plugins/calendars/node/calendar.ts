/** Productions as a calendar (RFC 5545). */
import ical, { ICalEventRepeatingFreq, ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { encodeAddress } from '../../../src/content-model/addresses';
import type { Venue } from '../../../src/content-model/society-schemas';
import { dayAfter, type Run } from '../../../src/society/days';
import type { ProductionNode } from '../../../src/society/node/production-nodes';

/** A venue or society with a page. */
export interface CalendarEntry extends Pick<Venue, 'address'> {
  path: string;
}

type ShowRun = Run & { movedFrom: readonly string[]; venueName?: string | undefined; venue?: CalendarEntry | undefined };

export interface CalendarShow extends Pick<ProductionNode, 'name' | 'path' | 'societyName' | 'cancelled'> {
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
].join('\n');

/** Assumed length of a performance, because nobody writes it down. */
const USUAL_LENGTH = 2.5 * 3_600_000;

const A_DAY = 86_400_000;

type When = Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone' | 'repeating'>;

/** A run with times is one daily repeating event per time; a run without times is one all-day event. A moved one keeps its key. */
function eventsOfRun({ from, to, times, movedFrom }: ShowRun): { key: string; when: When }[] {
  const [day = from] = movedFrom;
  if (times.length === 0) return [{ key: day, when: { start: new Date(from), end: new Date(dayAfter(to)), allDay: true } }];
  const count = (Date.parse(to) - Date.parse(from)) / A_DAY + 1;
  return times.map((time) => {
    // The library writes the hours that the machine's own clock shows, wherever it is.
    const start = new Date(`${from}T${time}`);
    const end = new Date(start.getTime() + USUAL_LENGTH);
    const repeating = count > 1 ? { freq: ICalEventRepeatingFreq.DAILY, count } : null;
    return { key: `${day}T${time.replace(':', '')}`, when: { start, end, timezone: 'Europe/London', repeating } };
  });
}

/** The events of all runs, each with a key that is unique in its production. */
function keyedEvents(runs: readonly ShowRun[]): { key: string; run: ShowRun; when: When }[] {
  const places = new Map<string, (string | undefined)[]>();
  return runs.flatMap((run) =>
    eventsOfRun(run).flatMap(({ key, when }) => {
      const known = places.get(key) ?? [];
      if (known.includes(run.venueName)) return [];
      places.set(key, [...known, run.venueName]);
      // Two runs may begin at the same time in two places.
      return { key: known.length === 0 ? key : `${key}-${known.length + 1}`, run, when };
    }),
  );
}

/** The place of a run, in words that maps find. */
function venueText({ venueName, venue }: ShowRun): string {
  const { street, town, postcode } = venue?.address ?? {};
  return [venueName, street, [town, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** The events of a show, each with its first day and its venue's page. All calendars share them. */
export function eventsOf({ name, path, societyName, cancelled, runs }: CalendarShow, { baseAddress, today }: CalendarSite) {
  const address = baseAddress + encodeAddress(path);
  return keyedEvents(runs).map(({ key, run, when }) => {
    const place = venueText(run);
    const event: ICalEventData = {
      // Stable UID: calendars update the event instead of adding one, unless its address or its original first day changes.
      id: `${key}${path}@${new URL(baseAddress).host}`,
      // Calendars take a change only with a higher number.
      sequence: run.movedFrom.length + Number(cancelled),
      status: cancelled ? ICalEventStatus.CANCELLED : null,
      stamp: new Date(today),
      // Some programs ignore the status.
      summary: cancelled ? `Cancelled: ${name}` : name,
      ...when,
      location: place === '' ? null : { title: place },
      description: [societyName, address].filter(Boolean).join('\n'),
      url: address,
      // Subscribers are not busy during a show.
      transparency: ICalEventTransparency.TRANSPARENT,
    };
    return { event, from: run.from, venue: run.venue?.path };
  });
}

/** Largest calendar in octets. Google refuses one above a megabyte, so a long archive leaves out its oldest shows. */
const LARGEST = 700_000;

/** The last events, as many as a calendar has room for. */
function newestEvents(events: readonly ICalEventData[]): ICalEventData[] {
  const texts = ical({ events: [...events] })
    .events()
    .map(String);
  let size = 0;
  const first = texts.findLastIndex((text) => (size += Buffer.byteLength(text)) > LARGEST);
  return events.slice(first + 1);
}

/** The text of a calendar, the same in two builds of one day. Subscribers see its `name` in their list of calendars. */
export function calendarText(name: string, events: readonly ICalEventData[], { baseAddress, language }: CalendarSite): string {
  const calendar = ical({
    prodId: { company: new URL(baseAddress).host, product: 'Productions', language: language.toUpperCase() },
    // The library escapes all texts but this one.
    name: name.replace(/[\\;,]/g, '\\$&'),
    // A name would make each DTSTAMP local time.
    timezone: { name: null, generator: () => LONDON },
    // Some calendars would otherwise wait for a week.
    ttl: A_DAY / 1000,
    events: newestEvents(events),
  });
  return `${calendar.toString()}\r\n`;
}
