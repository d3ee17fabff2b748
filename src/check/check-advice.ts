/** Advice on one page: what is valid, and yet seldom what its readers need. */
import { asWarning, type Problem } from '../content/problem';
import type { WikiFile } from '../content/read-text';
import { PLACEHOLDERS } from '../content/skeletons';

/** How many characters of a description search engines and link previews show. */
const LONGEST_DESCRIPTION = 160;

/** Warns of what `npm run new` wrote and nobody has replaced; of several such lines of text, the first. */
function adviseOnPlaceholders({ file, frontMatter, body, placeOf }: WikiFile): Problem[] {
  const message = 'This is still what a new page starts with.';
  const line = body.split('\n').findIndex((written) => (PLACEHOLDERS.lines as readonly string[]).includes(written.trim())) + 1;
  return [
    ...(frontMatter?.description === PLACEHOLDERS.description
      ? [{ file, ...placeOf(['description']), message, remedy: 'Say in one sentence what the page is for.' }]
      : []),
    ...(line > 0 ? [{ file, line, column: 1, message, remedy: 'Write what the page says, and delete what was there.' }] : []),
  ];
}

/** What joins the names of several people. */
export const SEVERAL_PEOPLE = /[,;/&+]|\s(?:and|with)\s/i;

function adviseOnAuthors({ file, frontMatter, placeOf }: WikiFile): Problem[] {
  return (['additional_authors', 'override_authors'] as const).flatMap((field) =>
    (frontMatter?.[field] ?? [])
      .filter((name) => SEVERAL_PEOPLE.test(name))
      .map((name) => ({
        file,
        ...placeOf([field]),
        message: `"${name}" looks like several people, and is shown as one.`,
        remedy: `Write a list: ${field}: [Mike Stand, Faye Derr].`,
      })),
  );
}

function adviseOnDescription({ file, frontMatter, placeOf }: WikiFile): Problem[] {
  const length = [...(frontMatter?.description ?? '')].length;
  if (length <= LONGEST_DESCRIPTION) return [];
  return [
    {
      file,
      ...placeOf(['description']),
      message: `The description has ${length} characters, and search results cut it off after ${LONGEST_DESCRIPTION}.`,
      remedy: 'Say it in one shorter sentence.',
    },
  ];
}

/** How many letters a phone on a slow line should load at once. */
const LONGEST_PAGE = 60_000;

function adviseOnLength({ file, body }: WikiFile): Problem[] {
  if (body.length <= LONGEST_PAGE) return [];
  const message = `The page has ${Math.round(body.length / 1000)},000 letters, and readers load all of them at once.`;
  return [{ file, line: 1, column: 1, message, remedy: 'Divide it into several pages.' }];
}

/** Fields that say something of a picture which is not there. */
function adviseOnBanner({ file, frontMatter, placeOf }: WikiFile): Problem[] {
  if (!frontMatter || frontMatter.image !== undefined) return [];
  return (['image_alt', 'disable_banner'] as const)
    .filter((field) => frontMatter[field] !== undefined)
    .map((field) => ({
      file,
      ...placeOf([field]),
      message: `"${field}" is about a picture, and the page has none.`,
      remedy: 'Add image: ./file.webp, or delete the field.',
    }));
}

/** All advice on a wiki page, as warnings. */
export function adviseOn(page: WikiFile): Problem[] {
  return [adviseOnPlaceholders, adviseOnDescription, adviseOnAuthors, adviseOnBanner, adviseOnLength]
    .flatMap((advise) => advise(page))
    .map(asWarning);
}
