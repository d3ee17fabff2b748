import { z } from 'zod';
import { academicYear, LONGEST_NAME, refuseRepeats, text, TOO_LONG, webAddress } from './fields';
import { marked, valuesMarked } from './schema-marks';

/** The roles of the society's exec; see the wiki's page on the TechXec. */
const EXEC_ROLES = [
  'President',
  'Treasurer',
  'Secretary',
  'Training Manager',
  'Equal Opportunities',
  'Welfare Officer',
  'Hires Manager',
  'Equipment Manager',
  'Socials and Publicity',
  'Safety Officer',
] as const;

const ONE_EACH = 'Name each person once for a role; tell two people of one name apart by "id".';

/** A person as a year file names them. */
export interface PersonReference {
  name: string;
  id?: string | undefined;
}

/** Identity of a person: the id where there is one, else the name. */
export function personKey(reference: PersonReference): string {
  return reference.id ?? reference.name;
}

/** A person's address is made of their name or id. What is empty is reported already. */
const hasLetters = (value: string): boolean => value === '' || /[\p{L}\p{N}]/u.test(value);

/** The name of somebody in a year file; it stands in an object that is marked as a person. */
const personName = text('Write the person’s name.')
  // One letter with an accent can be written as one sign or as two, which nobody sees, and would make two people of one.
  .normalize('NFC')
  .max(LONGEST_NAME, { error: TOO_LONG })
  .refine(hasLetters, { error: 'Write the person’s name, in letters.' });
/** Beside the name, for people who share one. */
const personId = text('Write an id such as sandy-bagg-2023.')
  .max(LONGEST_NAME, { error: TOO_LONG })
  .refine(hasLetters, { error: 'Write an id such as sandy-bagg-2023.' })
  .optional()
  .describe('Tells people of one name apart.');

/** `content/exec/2025-2026.json`: who ran the society in a year. */
export const execYearSchema = z.strictObject({
  year: academicYear.describe('Academic year, e.g. "2025/2026".'),
  exec: z
    .array(
      marked(
        z.strictObject({
          name: personName.describe('Name of the person.'),
          roles: z
            .array(z.enum(EXEC_ROLES, { error: `Write one of: ${EXEC_ROLES.join(', ')}.` }), {
              error: 'Write a list of roles, e.g. ["President"].',
            })
            .min(1, { error: 'Give the person at least one role.' })
            .superRefine(refuseRepeats((role) => role, 'Name each role once.'))
            .describe('Exec roles that the person held.'),
          image: marked(text('Write the picture’s file, relative to this one.'), { picture: true })
            .optional()
            .describe('Picture of the person, relative to this file.'),
          id: personId,
        }),
        { person: true, type: 'ExecMember' },
      ),
      { error: 'Write a list of { "name": …, "roles": [ … ] }.' },
    )
    .superRefine(refuseRepeats(personKey, 'List each person once, with all roles; tell two people of one name apart by "id".', 'name'))
    .describe('The members of the exec.'),
  hiresAssistants: z
    .array(
      marked(
        z.strictObject({
          term: text('Write the term, e.g. "Term 1".').describe('Term, e.g. "Term 1".'),
          assistants: z
            .array(
              marked(
                z.strictObject({
                  name: personName.describe('Name of the assistant.'),
                  id: personId,
                }),
                { person: true },
              ),
              { error: 'Write a list of { "name": … }; [] when there were none.' },
            )
            .superRefine(refuseRepeats(personKey, ONE_EACH, 'name'))
            .describe('Who assisted with hires in that term.'),
        }),
        { type: 'HiresAssistantTerm' },
      ),
      { error: 'Write a list of { "term": …, "assistants": [ … ] }.' },
    )
    .superRefine(refuseRepeats(({ term }) => term, 'List each term once, with all its assistants.', 'term'))
    .default([])
    .describe('Hires assistants by term.'),
});

const creditSchema = marked(
  z.strictObject({
    role: text('Write what the person did, e.g. "Lighting Designer".').describe('What the person did.'),
    name: personName.describe('Name of the person.'),
    id: personId,
  }),
  { person: true, type: 'Credit' },
);

/** A show or a hire. */
export const productionSchema = marked(
  z.strictObject({
    name: text('Write the name of the show or hire.').describe('Name of the show or hire.'),
    society: text('Write the society or client.').optional().describe('Society or client.'),
    venue: text('Write the venue.').optional().describe('Where it took place.'),
    instagram: webAddress().optional().describe('Post or account on Instagram.'),
    people: marked(
      z
        .array(creditSchema, { error: 'Write a list of { "role": …, "name": … }; [] when nobody is on record.' })
        .superRefine(refuseRepeats((credit) => JSON.stringify([credit.role, personKey(credit)]), ONE_EACH, 'name')),
      { as: 'crew' },
    ).describe('The crew.'),
    links: z
      .array(
        z.strictObject({
          name: text('Write a short name, e.g. "programme".').describe('Short name of the link.'),
          label: text('Write the words of the link.').describe('Words of the link.'),
          url: webAddress().describe('Its address.'),
        }),
        { error: 'Write a list of { "name": …, "label": …, "url": … }; [] for none.' },
      )
      .describe('Further links.'),
    photos: z
      .strictObject({
        url: webAddress().describe('Address of the album.'),
        credit: text('Write who took the photos.').optional().describe('Who took the photos.'),
      })
      .optional()
      .describe('Album of photos.'),
  }),
  { node: 'Production' },
);

/** `content/shows/2025-2026.json` and `content/hires/2025-2026.json`: what the society did in a year. */
export const productionYearSchema = z.strictObject({
  year: academicYear.describe('Academic year, e.g. "2025/2026".'),
  terms: z
    .array(
      marked(
        z.strictObject({
          name: text('Write the term, e.g. "Term 1".').describe('Term, e.g. "Term 1".'),
          notes: text('Write the note, or leave the field out.').optional().describe('A remark on the whole term.'),
          shows: marked(z.array(productionSchema, { error: 'Write a list of productions; [] for none.' }), { as: 'productions' }).describe(
            'The productions of the term.',
          ),
        }),
        { type: 'Term' },
      ),
      { error: 'Write a list of { "name": "Term 1", "shows": [ … ] }.' },
    )
    .superRefine(refuseRepeats(({ name }) => name, 'List each term once, with all its shows.', 'name'))
    .describe('The terms of the year, in order.'),
});

/** `content/people.json`: who is hidden or renamed throughout the site. */
export const peopleSchema = z.strictObject({
  people: z
    .array(
      z
        .strictObject({
          name: personName.optional().describe('The name as the year files write it.'),
          id: text('Write the id as the year files write it.').optional().describe('The id as the year files write it.'),
          hidden: z.boolean({ error: 'Write true or false.' }).optional().describe('true: no page, and the name is plain text.'),
          showAs: z
            .enum(['initials'], { error: 'Write "initials", or leave the field out.' })
            .optional()
            .describe('"initials" shows a hidden person by initials.'),
          renameTo: personName.optional().describe('The name to show instead, everywhere.'),
        })
        .refine((person) => person.name !== undefined || person.id !== undefined, { error: 'Say who is meant: add "name" or "id".' })
        .refine((person) => person.hidden === true || person.showAs === undefined, {
          path: ['showAs'],
          error: 'Add "hidden": true; only people who are hidden are shown by their initials.',
        })
        .refine((person) => person.hidden === true || person.showAs !== undefined || person.renameTo !== undefined, {
          error: 'This rule changes nothing: say "hidden": true, or "renameTo" and the new name; or delete it.',
        }),
      { error: 'Write a list of { "name": …, "hidden": true }.' },
    )
    .superRefine(
      refuseRepeats(({ id, name }) => id ?? name ?? '', 'There is a rule for this person above, and only that one counts: join the two.'),
    )
    .describe('People who are hidden or renamed.'),
});

export type ExecYearFile = z.output<typeof execYearSchema>;
export type Production = z.output<typeof productionSchema>;
export type ProductionYearFile = z.output<typeof productionYearSchema>;
export type PeopleFile = z.output<typeof peopleSchema>;

/** Everyone named in some files, in order, and where: every value that its schema marks as a person. */
export function peopleIn<File extends { schema: z.ZodType; data: unknown }>(files: readonly File[]) {
  return files.flatMap((file) =>
    valuesMarked<PersonReference>('person', file.schema, file.data).map(({ value, path }) => ({ ...value, file, path })),
  );
}
