/** Advice on one page: what is valid, and yet seldom what its readers need. */
import { START, warningAt, type Problem } from '../content/problem';
import type { WikiFile } from '../content/read-text';
import { PLACEHOLDERS } from '../content/skeletons';
import { SEVERAL_PEOPLE } from './advise-on-society';

/** How many characters of a description search engines and link previews show. */
const LONGEST_DESCRIPTION = 160;

/** How many characters a phone on a slow line should load at once. */
const LONGEST_PAGE = 60_000;

/** Warns of what `npm run new` wrote and nobody has replaced; of several such lines of text, the first. */
function adviseOnPlaceholders({ file, frontMatter, body, placeOf }: WikiFile): Problem[] {
  const message = 'This is still what a new page starts with.';
  const line = body.split('\n').findIndex((written) => (PLACEHOLDERS.lines as readonly string[]).includes(written.trim())) + 1;
  return [
    ...(frontMatter?.description === PLACEHOLDERS.description
      ? [warningAt(file, placeOf(['description']), message, 'Say in one sentence what the page is for.')]
      : []),
    ...(line > 0 ? [warningAt(file, { line, column: 1 }, message, 'Replace it with your own text.')] : []),
  ];
}

function adviseOnAuthors({ file, frontMatter, placeOf }: WikiFile): Problem[] {
  return (['additional_authors', 'override_authors'] as const).flatMap((field) =>
    (frontMatter?.[field] ?? [])
      .filter((name) => SEVERAL_PEOPLE.test(name))
      .map((name) =>
        warningAt(file, placeOf([field]), `"${name}" looks like several people.`, `Write a list: ${field}: [Mike Stand, Faye Derr].`),
      ),
  );
}

function adviseOnLength({ file, frontMatter, body, placeOf }: WikiFile): Problem[] {
  const length = [...(frontMatter?.description ?? '')].length;
  const ofDescription = `The description has ${length} characters, and search results show ${LONGEST_DESCRIPTION}.`;
  const ofBody = `The page has ${Math.round(body.length / 1000)},000 characters, and readers load all of them at once.`;
  return [
    ...(length > LONGEST_DESCRIPTION ? [warningAt(file, placeOf(['description']), ofDescription, 'Shorten it to one sentence.')] : []),
    ...(body.length > LONGEST_PAGE ? [warningAt(file, START, ofBody, 'Divide it into several pages.')] : []),
  ];
}

/** Fields about a picture that is missing. */
function adviseOnBanner({ file, frontMatter, placeOf }: WikiFile): Problem[] {
  if (!frontMatter || frontMatter.image !== undefined) return [];
  return (['image_alt', 'disable_banner'] as const)
    .filter((field) => frontMatter[field] !== undefined)
    .map((field) =>
      warningAt(
        file,
        placeOf([field]),
        `"${field}" is about a picture, and the page has none.`,
        'Add image: ./file.webp, or delete the field.',
      ),
    );
}

/** All advice on a wiki page, as warnings. */
export function adviseOn(page: WikiFile): Problem[] {
  return [adviseOnPlaceholders, adviseOnAuthors, adviseOnLength, adviseOnBanner].flatMap((advise) => advise(page));
}
