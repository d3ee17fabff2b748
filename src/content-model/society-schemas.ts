import { strictObject, z } from 'zod';
import {
  academicYear,
  calendarYear,
  clockTime,
  day,
  directoryId,
  listOf,
  LONGEST_NAME,
  objectsOf,
  refuseRepeats,
  sitePath,
  addressEnd,
  text,
  TOO_LONG,
  trueOrFalse,
  webAddress,
} from './fields';
import { nameKey } from './person-name';
import { marked, valuesMarked } from './schema-marks';

const ONE_EACH = 'Name each person once for a role; tell two people of one name apart by "id".';

/** A person as a year file names them. */
export interface PersonReference {
  name: string;
  id?: string | undefined;
}

/** Identity of a person: the id where there is one, else the name, in any spelling. */
export function personKey(reference: PersonReference): string {
  return nameKey(reference.id ?? reference.name);
}

/** Addresses of people consist of letters and digits. Empty values fail `min(1)`; they pass here. */
const hasLetters = (value: string): boolean => value === '' || /[\p{L}\p{N}]/u.test(value);

const NO_NAME = /^(?:tb[acd]|n\/?a|none|nobody|unknown|vacant)$/i;

/** Whether a name stands for nobody, as `????` and `TBC` do. Such a person is shown as unknown, without a page. */
export function isUnknown({ name }: PersonReference): boolean {
  return NO_NAME.test(nameKey(name)) || !hasLetters(name);
}

/** Identity of a person whose name is known; unknown people have none. */
const knownKey = (reference: PersonReference): string | undefined => (isUnknown(reference) ? undefined : personKey(reference));

const personName = text('Write the person’s name.')
  // NFC: the same name with composed and with combining accents is one person.
  .normalize('NFC')
  .max(LONGEST_NAME, { error: TOO_LONG });
const personId = text('Write an id such as first-last-2023.')
  .normalize('NFC')
  .max(LONGEST_NAME, { error: TOO_LONG })
  .refine(hasLetters, { error: 'Write an id such as first-last-2023.' })
  .optional()
  .describe('Tells people of one name apart.');

/** `content/exec/2025-2026.json`: who ran the society in a year. */
export const execYearSchema = strictObject({
  year: academicYear.describe('Academic year, e.g. "2025/2026".'),
  exec: listOf(
    marked(
      strictObject({
        name: personName.describe('Name of the person.'),
        roles: listOf(
          marked(text('Write the role, e.g. "President".'), { offers: 'execRoles' }),
          'Write a list of roles, e.g. ["President"].',
        )
          .min(1, { error: 'Give the person at least one role.' })
          .superRefine(refuseRepeats((role) => role, 'Name each role once.'))
          .describe('Exec roles that the person held, in any words. Pages list those of "execRoles" in site.json first.'),
        image: marked(text('Write the picture’s file, relative to this one.'), { picture: true })
          .optional()
          .describe('Picture of the person, relative to this file.'),
        id: personId,
      }),
      { person: true, type: 'ExecMember' },
    ),
    'Write a list of { "name": …, "roles": [ … ] }.',
  )
    .superRefine(refuseRepeats(knownKey, 'List each person once, with all roles; tell two people of one name apart by "id".', 'name'))
    .describe('The members of the exec.'),
  hiresAssistants: listOf(
    marked(
      strictObject({
        term: text('Write the term, e.g. "Term 1".').describe('Term, e.g. "Term 1".'),
        assistants: listOf(
          marked(strictObject({ name: personName.describe('Name of the assistant.'), id: personId }), { person: true }),
          'Write a list of { "name": … }; [] when there were none.',
        )
          .superRefine(refuseRepeats(knownKey, ONE_EACH, 'name'))
          .describe('Who assisted with hires in that term.'),
      }),
      { type: 'HiresAssistantTerm' },
    ),
    'Write a list of { "term": …, "assistants": [ … ] }.',
  )
    .superRefine(refuseRepeats(({ term }) => term, 'List each term once, with all its assistants.', 'term'))
    .default([])
    .describe('Hires assistants by term.'),
});

const creditSchema = marked(
  strictObject({
    role: text('Write what the person did, e.g. "Lighting Designer".').describe('What the person did.'),
    name: personName.describe('Name of the person.'),
    id: personId,
  }),
  { person: true, type: 'Credit' },
);

/** The days of a run: one day, or several in a row. Days with other times are another run. */
const daysOfRun = {
  from: day.describe('The day, or the first of several in a row, e.g. "2025-11-19".'),
  to: day.optional().describe('The last of several days in a row.'),
  times: listOf(clockTime, 'Write a list of times, e.g. ["14:30", "19:30"].')
    .superRefine(refuseRepeats((time) => time, 'Name each time once.'))
    .default([])
    .describe('Local times at which it starts on each of these days; leave out what is not known.'),
  movedFrom: listOf(day, 'Write a list of days, e.g. ["2026-02-25"]; [] if it was not moved.')
    .superRefine(refuseRepeats((former) => former, 'Name each day once.'))
    .default([])
    .describe('The first days that it had before, the oldest first, if it was moved: calendars then move it too.'),
};

/** Invalid days are reported already, so they pass here. */
const endsAfterItStarts = ({ from, to }: { from: string; to?: string | undefined }): boolean =>
  to === undefined || to >= from || !day.safeParse(from).success;
const RUN_ENDS_BEFORE = {
  path: ['to'],
  error: 'The run ends before it starts: exchange "from" and "to", or leave "to" out for a single day.',
};

const runSchema = marked(strictObject(daysOfRun).refine(endsAfterItStarts, RUN_ENDS_BEFORE), { type: 'ProductionRun' });

const venueName = marked(text('Write an id of venues.json, or the name of a place that is used once.'), {
  as: 'venueName',
  offers: 'venues',
});

const tourStopSchema = marked(
  strictObject({
    venue: venueName.describe('Where: an id of venues.json, or a name.'),
    ...daysOfRun,
  }).refine(endsAfterItStarts, RUN_ENDS_BEFORE),
  { type: 'TourStop' },
);

const namesOf = (what: string, remedy: string) =>
  listOf(text(what), remedy)
    .superRefine(refuseRepeats((name) => name, 'Name each once.'))
    .default([]);

/** A show or a hire. */
export const productionSchema = marked(
  strictObject({
    name: text('Write the name of the show or hire.').max(LONGEST_NAME, { error: TOO_LONG }).describe('Name of the show or hire.'),
    slug: addressEnd.optional().describe('The end of its address, where another production of that year has the same name.'),
    society: marked(text('Write an id of societies.json, or the name of a client.'), { as: 'societyName', offers: 'societies' })
      .optional()
      .describe('Society or client: an id of societies.json, or a name.'),
    venue: venueName.optional().describe('Where it took place: an id of venues.json, or a name.'),
    dates: listOf(runSchema, 'Write a list of { "from": "2025-11-19", "to": "2025-11-22", "times": ["19:30"] }.')
      .default([])
      .describe('When it was shown: runs of days, and single days.'),
    tour: listOf(tourStopSchema, 'Write a list of { "venue": …, "from": "2025-08-04", "to": "2025-08-09" }.')
      .default([])
      .describe('Where else it was shown, and when.'),
    writers: namesOf('Write the name of the writer.', 'Write a list of names, e.g. ["Anton Chekhov"].').describe(
      'Who wrote the play or the words.',
    ),
    composers: namesOf('Write the name of the composer.', 'Write a list of names, e.g. ["Giuseppe Verdi"].').describe(
      'Who composed the music.',
    ),
    cancelled: trueOrFalse.default(false).describe('true: it was called off. Its page stays, and calendars show it as cancelled.'),
    instagram: webAddress.optional().describe('Post or account on Instagram.'),
    people: marked(
      listOf(creditSchema, 'Write a list of { "role": …, "name": … }; [] when nobody is on record.').superRefine(
        refuseRepeats((credit) => (isUnknown(credit) ? undefined : JSON.stringify([credit.role, personKey(credit)])), ONE_EACH, 'name'),
      ),
      { as: 'credits' },
    ).describe('The credits: who did what.'),
    wanted: namesOf('Write the role.', 'Write a list of roles, e.g. ["Sound Operator"].').describe(
      'Roles that nobody has taken yet, until the show has closed.',
    ),
    links: objectsOf('Write a list of { "name": …, "label": …, "url": … }; [] for none.', {
      name: text('Write a short name, e.g. "programme".').describe('Short name of the link.'),
      label: text('Write the words of the link.').describe('Words of the link.'),
      url: webAddress.describe('Its address.'),
    }).describe('Further links.'),
    tickets: webAddress.optional().describe('Where tickets are sold. Without it, the show’s page leads to its society.'),
    photos: strictObject({
      url: webAddress.describe('Address of the album.'),
      credit: text('Write who took the photos.').optional().describe('Who took the photos.'),
    })
      .optional()
      .describe('Album of photos.'),
    poster: marked(text('Write the picture’s file, relative to this one.'), { picture: true })
      .optional()
      .describe('Picture of the poster, relative to this file.'),
    programme: webAddress.optional().describe('Address of the programme.'),
    awards: namesOf('Write the award.', 'Write a list of awards, e.g. ["Best Lighting, Drama Collective awards"].').describe(
      'Awards that it won.',
    ),
    trivia: objectsOf('Write a list of { "text": …, "source": … }.', {
      text: text('Write what is worth remembering.').describe('What is worth remembering.'),
      source: text('Write who says so, e.g. "Show report of 21 November 2025".').describe('Who says so.'),
    })
      .default([])
      .describe('What is worth remembering, each with its source.'),
  }),
  { node: 'Production' },
);

/** `content/shows/2025-2026.json` and `content/hires/2025-2026.json`: what the society did in a year. */
export const productionYearSchema = strictObject({
  year: academicYear.describe('Academic year, e.g. "2025/2026".'),
  terms: listOf(
    marked(
      strictObject({
        name: text('Write the term, e.g. "Term 1".').describe('Term, e.g. "Term 1".'),
        notes: text('Write the note, or leave the field out.').optional().describe('A remark on the whole term.'),
        shows: marked(listOf(productionSchema, 'Write a list of productions; [] for none.'), { as: 'productions' }).describe(
          'The productions of the term.',
        ),
      }),
      { type: 'Term' },
    ),
    'Write a list of { "name": "Term 1", "shows": [ … ] }.',
  )
    .superRefine(refuseRepeats(({ name }) => name, 'List each term once, with all its shows.', 'name'))
    .describe('The terms of the year, in order.'),
});

/** The fields that venues and societies share. */
const directoryEntry = {
  id: marked(directoryId, { as: 'slug' }).describe('The id by which productions name it. It also ends the address of its page.'),
  name: text('Write the whole name.').max(LONGEST_NAME, { error: TOO_LONG }).describe('The whole name.'),
  shortName: text('Write a shorter name, or leave the field out.').optional().describe('A shorter name, for tables and calendars.'),
  wiki: marked(sitePath('Write the path of a page of the wiki, e.g. "/wiki/spaces/fab".'), { as: 'wikiPage' })
    .optional()
    .describe('The page of the wiki about it.'),
  active: marked(
    strictObject({
      from: calendarYear.optional().describe('The first year.'),
      to: calendarYear.optional().describe('The last year; leave it out while it still exists.'),
    }).refine(({ from, to }) => from === undefined || to === undefined || to >= from, {
      path: ['to'],
      error: 'The last year is before the first: exchange the two.',
    }),
    { type: 'YearsActive' },
  )
    .optional()
    .describe('In which years it was there, as far as known.'),
  url: webAddress.optional().describe('Its own site.'),
};

const entriesOf = <Entry extends z.ZodType<{ id: string; name: string }>>(entry: Entry, what: string) =>
  listOf(entry, 'Write a list of { "id": …, "name": … }.')
    .superRefine(refuseRepeats(({ id }) => id, `Another ${what} has this id: give each its own.`, 'id'))
    .superRefine(refuseRepeats(({ name }) => name, `Another ${what} has this name: merge the two, or change one name.`, 'name'));

const postalAddress = marked(
  strictObject({
    street: text('Write the street or campus, or leave the field out.').optional().describe('Street, house or campus.'),
    town: text('Write the town.').describe('Town.'),
    postcode: text('Write the postcode, or leave the field out.').optional().describe('Postcode.'),
  }),
  { type: 'PostalAddress' },
);

export const venueSchema = strictObject({
  ...directoryEntry,
  address: postalAddress.optional().describe('Its address, for search engines and calendars.'),
  plan: z
    .enum(['black-box', 'proscenium', 'none'], { error: 'Write "black-box", "proscenium" or "none".' })
    .optional()
    .describe('Its plan, on which the lighting plots of its shows are drawn.'),
});
export const societySchema = strictObject(directoryEntry);

/** `content/venues.json`: the places where productions are shown. */
export const venuesSchema = entriesOf(venueSchema, 'venue');
/** `content/societies.json`: the societies and clients that productions are made for. */
export const societiesSchema = entriesOf(societySchema, 'society');

/** `content/people.json`: who is hidden or renamed throughout the site. */
export const peopleSchema = strictObject({
  people: listOf(
    strictObject({
      name: personName.optional().describe('The name as the year files write it.'),
      id: text('Write the id as the year files write it.').normalize('NFC').optional().describe('The id as the year files write it.'),
      hidden: trueOrFalse.optional().describe('true: no page, and the name is plain text.'),
      showAs: z
        .enum(['initials'], { error: 'Write "initials", or leave the field out.' })
        .optional()
        .describe('"initials" shows a hidden person by initials. Never named so far? Write initials in the year files instead.'),
      renameTo: personName
        .refine(hasLetters, { error: 'Write the new name, in letters.' })
        .optional()
        .describe('The name to show instead, everywhere.'),
    })
      .refine((person) => person.name !== undefined || person.id !== undefined, { error: 'Say who is meant: add "name" or "id".' })
      .refine((person) => person.hidden === true || person.showAs === undefined, {
        path: ['showAs'],
        error: 'Add "hidden": true; only people who are hidden are shown by their initials.',
      })
      .refine((person) => person.hidden === true || person.showAs !== undefined || person.renameTo !== undefined, {
        error: 'This rule changes nothing: say "hidden": true, or "renameTo" and the new name; or delete it.',
      }),
    'Write a list of { "name": …, "hidden": true }.',
  )
    .superRefine(
      refuseRepeats(
        ({ id, name }) => nameKey(id ?? name ?? ''),
        'There is a rule for this person above, and only that one counts: merge the two.',
      ),
    )
    .describe('People who are hidden or renamed.'),
});

export type ExecYearFile = z.output<typeof execYearSchema>;
export type Production = z.output<typeof productionSchema>;
export type ProductionYearFile = z.output<typeof productionYearSchema>;
export type ProductionRun = z.output<typeof runSchema>;
export type DirectoryEntry = z.output<typeof societySchema>;
export type Venue = z.output<typeof venueSchema>;
export type PeopleFile = z.output<typeof peopleSchema>;

type PersonRule = PeopleFile['people'][number];

/** Whether a rule keeps the name in the year files off the site. */
export function isRenamed(rule: Pick<PersonRule, 'renameTo' | 'showAs'> | undefined): boolean {
  return rule?.renameTo !== undefined || rule?.showAs !== undefined;
}

/** The rule of people.json for a person: by their id, or by the name of somebody without one. */
export function ruleFor(person: PersonReference, { people }: PeopleFile): PersonRule | undefined {
  const key = personKey(person);
  return people.find(({ id, name = '' }) => (id === undefined) === (person.id === undefined) && nameKey(id ?? name) === key);
}

/** All people that the files name, in order, each with the file and the path in it. */
export function peopleIn<File extends { schema: z.ZodType; data: unknown }>(files: readonly File[]) {
  return files.flatMap((file) =>
    valuesMarked<PersonReference>('person', file.schema, file.data).map(({ value, path }) => ({ ...value, file, path })),
  );
}
