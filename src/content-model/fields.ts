import { z } from 'zod';
import { parseAddress } from './addresses';

/** Zero-width spaces, marks that change the writing direction, and halves of characters. Joiners of emoji and scripts pass. */
const UNSEEN = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\p{Cs}\p{Noncharacter_Code_Point}]/u;

const INVISIBLE = 'It contains an invisible character: delete it and retype.';

/** Names become addresses and files, and no host takes names of more than 255 characters. */
export const LONGEST_NAME = 100;
export const TOO_LONG = `Write it with at most ${LONGEST_NAME} letters.`;

/**
 * Refuses a list in which two items are the same.
 * @param keyOf identifies an item, ignoring case; items without a key may repeat
 * @param field the field to point at in the problem
 */
export function refuseRepeats<Item>(keyOf: (item: Item) => string | undefined, remedy: string, field?: string) {
  return (items: readonly Item[], context: z.core.$RefinementCtx): void => {
    const seen = new Set<string>();
    items.forEach((item, index) => {
      const key = keyOf(item)?.toLowerCase();
      if (key === undefined) return;
      if (seen.has(key)) context.addIssue({ code: 'custom', path: field === undefined ? [index] : [index, field], message: remedy });
      seen.add(key);
    });
  };
}

/** One line of text that is not empty. `remedy` tells the editor what to write. */
export const text = (remedy: string) =>
  z
    .string({ error: remedy })
    .trim()
    .min(1, { error: remedy })
    .refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), { error: 'Write it on one line, without line breaks and tabs.' })
    .refine((value) => !UNSEEN.test(value), { error: INVISIBLE });

export const listOf = <Item extends z.ZodType>(item: Item, remedy: string) => z.array(item, { error: remedy });

/** A list of objects with these fields. */
export const objectsOf = <Shape extends z.core.$ZodLooseShape>(remedy: string, shape: Shape) => listOf(z.strictObject(shape), remedy);

export const trueOrFalse = z.boolean({ error: 'Write true or false.' });

const SPACES_AND_UNSEEN = /[\s\p{C}]/u;
/** Host names after parsing, and addresses of IPv6. */
const NAME_OF_HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])$/;

/** nginx takes words of 4,096 bytes, in which some characters are escaped. */
const LONGEST_ADDRESS = 2000;
/** A QR code that phones can still read holds no more. */
const LONGEST_SHORTLINK_ADDRESS = 200;

const isWebAddress = (value: string): boolean => /^https?:\/\//.test(value) && NAME_OF_HOST.test(parseAddress(value)?.hostname ?? '');

const WHOLE_ADDRESS = 'Write a whole address that starts with https:// or http://.';

/**
 * A web address with its protocol. The build may write it to `_redirects` or the content security policy, where a space or a
 * semicolon would start another rule.
 */
export const webAddress = z
  .string({ error: WHOLE_ADDRESS })
  .refine((value) => !SPACES_AND_UNSEEN.test(value), {
    error: 'Write the address without spaces, line breaks and invisible characters; write %20 for a space.',
  })
  .refine((value) => SPACES_AND_UNSEEN.test(value) || isWebAddress(value), { error: WHOLE_ADDRESS })
  .refine((value) => new TextEncoder().encode(value).length <= LONGEST_ADDRESS, {
    error: `Write an address of at most ${LONGEST_ADDRESS} characters; hosts refuse longer ones.`,
  })
  .refine((value) => (parseAddress(value)?.username ?? '') === '', {
    error: 'Write the address without the part before "@": it looks like another host, or contains a password.',
  });

export const hostAddress = webAddress.refine((url) => !isWebAddress(url) || /^https?:\/\/[^/?#@\\]+\/?$/.test(url), {
  error: 'Write the address without a path, e.g. https://www.example.org; use PATH_PREFIX for the path.',
});

export const repositoryAddress = webAddress.refine((url) => !/\/$|\.git$|[?#]/.test(url), {
  error: 'Write the address of the repository’s page, without "/" or ".git" at its end, and without "?" and "#".',
});

/** The address below which the site's short links are. */
export const shortlinkAddress = webAddress
  .refine((url) => !/[?#]/.test(url), { error: 'Write the address without "?" and "#"; short links are appended to it.' })
  .max(LONGEST_SHORTLINK_ADDRESS, { error: `Write at most ${LONGEST_SHORTLINK_ADDRESS} characters; a QR code holds no more.` });

export const emailAddress = z.email({ error: 'Write an e-mail address.' });

/** A path on this site, such as `/wiki/spaces`. */
export const sitePath = (remedy = 'Write a path of this site that starts with "/", has no "/" at its end, and "%20" for a space.') =>
  z
    .string({ error: remedy })
    .regex(/^\/(?:[^/\s](?:[^\s]*[^/\s])?)?$/, { error: remedy })
    .refine((value) => !/.\/[?#]/.test(value), { error: remedy })
    // Browsers read "/\host" as "//host", which is another site.
    .refine((value) => !value.includes('\\'), { error: 'Write "/" instead of "\\".' })
    .refine((value) => /\s/.test(value) || !/\p{C}/u.test(value), { error: INVISIBLE });

export const colour = z
  .string({ error: 'Write a colour such as "#1e3a8a".' })
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, { error: 'Write a colour such as "#1e3a8a".' });

export const shortlinkName = z
  .string({ error: 'Write the short link as text, e.g. cables.' })
  .regex(/^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/, {
    error: 'Use only letters, digits, "-", "_" and "." and start and end with a letter or digit; leave out the "/".',
  })
  .max(LONGEST_NAME, { error: TOO_LONG });

export const academicYear = z
  .string({ error: 'Write the year as "2025/2026".' })
  .regex(/^\d{4}\/\d{4}$/, { error: 'Write the year as "2025/2026".' })
  .refine(
    (value) => {
      const [first, second] = value.split('/').map(Number);
      return !/^\d{4}\/\d{4}$/.test(value) || second === (first ?? 0) + 1;
    },
    { error: 'The second year must follow the first, as in "2025/2026".' },
  );

export const calendarYear = z
  .string({ error: 'Write the year as "2019".' })
  .regex(/^(?:19|20)\d\d$/, { error: 'Write the year as "2019".' });

/** What is wrong with a day: its form, or that its month has fewer days. */
function remedyForDay(written: unknown): string {
  const [, year, month, date] = /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)$/.exec(String(written)) ?? [];
  if (month === undefined || date === '00') return 'Write a day of the calendar as "2025-11-19": year, month, day.';
  const last = new Date(Date.UTC(Number(year), Number(month), 0));
  const name = last.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  return `${name}${month === '02' ? ` ${year}` : ''} has ${last.getUTCDate()} days.`;
}

/** A day of the calendar that exists. */
export const day = z.iso.date({ error: ({ input }) => remedyForDay(input) });

export const clockTime = z
  .string({ error: 'Write the time as "19:30".' })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'Write the time as "19:30", by the 24-hour clock.' });

const dashedWords = (what: string, example: string) =>
  z
    .string({ error: `Write ${what} such as "${example}".` })
    .max(LONGEST_NAME, { error: TOO_LONG })
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: `Use small letters and digits, with "-" between words, as in "${example}".` });

/** The id of a venue or society: other files name it, and it ends the address of its page. */
export const directoryId = dashedWords('an id', 'wac-studio');

export const addressEnd = dashedWords('the end of an address,', 'battle-of-the-bands-2');

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[#*0-9]\uFE0F?\u20E3/u;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A single emoji; a flag or a family, which are several characters, is one. */
export const emoji = text('Write one emoji, such as 🔌, or leave the field out.').refine(
  (value) => EMOJI.test(value) && [...letters.segment(value)].length === 1,
  { error: 'Write one emoji, such as 🔌, or leave the field out.' },
);
