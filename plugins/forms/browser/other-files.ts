/** What the forms know from other files of the content: usual values of a text, and ids that a text may name. */
import { faultOfName } from '../../../src/check/fault-of-name';
import { problemOfAnnouncement } from '../../../src/content-model/announcement-tree';
import type { MessageAndRemedy } from '../../../src/content-model/problem';
import { formatPath } from '../../../src/content-model/schema-problems';
import { valuesMarked, type Mark } from '../../../src/content-model/schema-marks';
import { siteSchema, type SiteConfiguration } from '../../../src/content-model/site-schema';
import { societiesSchema, venuesSchema, type DirectoryEntry } from '../../../src/content-model/society-schemas';
import type { z } from 'zod';

type Offers = NonNullable<Mark['offers']>;

export interface Offer {
  value: string;
  /** What the value stands for, if it is an id. */
  label?: string;
}

const known: { execRoles: readonly string[] } & Record<'venues' | 'societies', readonly DirectoryEntry[]> = {
  execRoles: [],
  venues: [],
  societies: [],
};

/** Remembers what a file offers to others. Sveltia reads every file at the start, so each is known before a form opens. */
export function rememberFile(schema: z.ZodType, value: unknown): void {
  const read = (wanted: z.ZodType): unknown => (schema === wanted ? wanted.safeParse(value).data : undefined);
  known.execRoles = (read(siteSchema) as SiteConfiguration | undefined)?.execRoles ?? known.execRoles;
  known.venues = (read(venuesSchema) as DirectoryEntry[] | undefined) ?? known.venues;
  known.societies = (read(societiesSchema) as DirectoryEntry[] | undefined) ?? known.societies;
}

/** The usual values of a text, in the order of their file. */
export function offersOf(offers: Offers): Offer[] {
  if (offers === 'execRoles') return known.execRoles.map((value) => ({ value }));
  return known[offers].map(({ id, name }) => ({ value: id, label: name }));
}

/** What the check would refuse in a valid file, apart from the rules of its schema. */
export function faultsOfFile(schema: z.ZodType, data: unknown): MessageAndRemedy[] {
  const names = valuesMarked<string>('offers', schema, data).flatMap(({ value, mark: { offers }, path }): MessageAndRemedy[] => {
    if (offers !== 'venues' && offers !== 'societies') return [];
    const what = offers === 'venues' ? 'venue' : 'society';
    const fault = faultOfName(value, { what, fileName: `${offers}.json`, entries: known[offers] });
    return fault?.isMistake ? [[`"${formatPath(path)}": ${fault.message[0]}`, fault.message[1]]] : [];
  });
  const announcement = schema === siteSchema ? (data as SiteConfiguration).announcementBar : undefined;
  const problem = announcement && problemOfAnnouncement(announcement.content);
  return problem ? [...names, problem] : names;
}
