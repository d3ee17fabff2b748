import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { BODY, jsonFormat, LIST, pageFormat, PICTURES, type FileFormat, type FormValues } from '../browser/file-formats';
import { authorsSchema, redirectsSchema } from '../../../src/content-model/data-schemas';
import { WIKI_PAGE } from '../../../src/content-model/read-text';
import { siteSchema } from '../../../src/content-model/site-schema';
import { productionYearSchema, societiesSchema, venuesSchema } from '../../../src/content-model/society-schemas';
import { offersOf } from '../browser/other-files';

const SITE = readFileSync('__tests__/fixtures/site/site.json', 'utf8');

/** Saves a file after a change in its form. */
function saved(format: FileFormat, text: string, change: FormValues = {}): string {
  return format.toFile({ ...format.fromFile(text), ...change });
}

/** What a refused form says. */
function refusal(format: FileFormat, values: FormValues): string {
  try {
    format.toFile(values);
  } catch (error) {
    return ((error as Error).cause as Error).message;
  }
  return '';
}

const page = pageFormat(WIKI_PAGE);
const shows = jsonFormat(productionYearSchema);
const list = jsonFormat(authorsSchema);

const CABLES = `---
title: 'Cables'
# Ask the crew before you change this.
description: "Which cable is which: a registry."
tags:
  - Equipment
additional_authors: Mike Stand
shortlinks: [cables, cable]
---

A **cable** is a cable.
`;
const WITH_RULE = '---\ndescription: One.\n---\nAbove\n\n---\n\nBelow  \n\n\n';
const COMMENTED = '---\n# What for\ndescription: One.\n\n# Why these\ntags: [Guides]\n# No emoji\n---\n\nText\n';

const YEAR = `{
  "year": "2025/2026",
  "terms": [
    {
      "name": "Term 1",
      "shows": [
        {
          "name": "Hamlet",
          "people": [
            { "name": "Faye Derr", "role": "Sound Designer" },
            { "role": "Stage Manager", "name": "Mike Stand" }
          ],
          "links": []
        }
      ]
    }
  ]
}
`;
const WINDOWS_YEAR = `\uFEFF${YEAR.replaceAll('\n', '\r\n')}`;
const term = (shows: unknown[]) => ({ terms: [{ name: 'Term 1', notes: '', shows }] });
const HAMLET = { name: 'Hamlet', society: '', people: [{ role: 'Sound Designer', name: 'Faye Derr', id: '' }, { role: 'Stage Manager', name: 'Mike Stand' }], links: [], photos: null }; // prettier-ignore

/** What a form gives for fields that the page lacks. */
const EMPTY_FIELDS = { emoji: '', sidebar_position: null, resources: [], disable_banner: false, [PICTURES]: [], additional_authors: ['Mike Stand'] }; // prettier-ignore
const open = jsonFormat(z.looseObject({ name: z.string(), hidden: z.boolean().optional() }));

it.each<[what: string, format: FileFormat, text: string, values?: FormValues]>([
  ['a page to which the form adds empty fields', page, CABLES, EMPTY_FIELDS],
  ['a page with Windows line ends', page, CABLES.replaceAll('\n', '\r\n')],
  ['a page with a byte order mark', page, `\uFEFF${CABLES}`],
  ['a page with a space after its opening line', page, CABLES.replace('---\n', '--- \n')],
  ['a page with nothing below its fields', page, '---\ndescription: One.\n---'],
  ['a page with its fields in braces', page, '---\n{ description: One. }\n---\n\nText\n'],
  ['a page with "---" in its text and spaces at its end', page, WITH_RULE],
  ['a year, whatever the order of its fields', shows, YEAR, term([HAMLET])],
  ['a year with a byte order mark and Windows line ends', shows, WINDOWS_YEAR, term([HAMLET])],
  ['a list', list, '[{ "from": ["mstand99"], "to": "Mike Stand" }]\n'],
  ['a file with an unknown field and an optional "no"', open, '{ "future": { "a": [1] }, "name": "Mike", "hidden": false }\n'],
])('a form whose values were not changed saves its file as it was: %s', (_what, format, text, values = {}) => {
  expect(saved(format, text, values)).toBe(text);
});

it.each<[what: string, format: FileFormat, text: string, change: FormValues, before: string, after: string]>([
  ['the other fields of a page', page, CABLES, { title: 'Leads' }, "'Cables'", 'Leads'],
  ['Windows line ends', page, CABLES.replaceAll('\n', '\r\n'), { title: 'Leads' }, "'Cables'", 'Leads'],
  ['a byte order mark', page, `\uFEFF${CABLES}`, { title: 'Leads' }, "'Cables'", 'Leads'],
  ['the text of a page to the letter', page, WITH_RULE, { description: 'Two.' }, 'One', 'Two'],
  ['the fields of a page whose text is new', page, CABLES, { [BODY]: 'New words.' }, 'A **cable** is a cable.', 'New words.'],
  ['the comments above a changed field', page, COMMENTED, { tags: ['Equipment'] }, 'Guides', 'Equipment'],
  ['the comments below the last field', page, COMMENTED, { tags: [] }, '\n# Why these\ntags: [Guides]\n', ''],
  ['the fields above a new one', page, COMMENTED, { sidebar_position: 3 }, '# No emoji\n', '# No emoji\nsidebar_position: 3\n'],
  ['the other fields of a year', shows, WINDOWS_YEAR, term([{ ...HAMLET, name: 'Macbeth' }]), 'Hamlet', 'Macbeth'],
  ['fields that it does not know', open, '{ "a": [1], "name": "Mike", "hidden": false }\n', { name: 'Faye' }, 'Mike', 'Faye'],
  ['the form of a list that becomes empty', jsonFormat(redirectsSchema), '[{ "from": ["/a"], "to": "/b" }]\n', { [LIST]: [] }, '{ "from": ["/a"], "to": "/b" }', ''], // prettier-ignore
])('a form with a changed value keeps %s', (_what, format, text, change, before, after) => {
  expect(saved(format, text, change)).toBe(text.replace(before, after));
});

it('a page gets new fields below the others, with lists of words on one line', () => {
  const resources = [{ name: 'Wikipedia', url: 'https://en.example', author: '' }];
  const added = 'cable]\nsidebar_position: 3\nresources:\n  - name: Wikipedia\n    url: https://en.example\n';
  expect(saved(page, CABLES, { sidebar_position: 3, resources })).toBe(CABLES.replace('cable]\n', added));
  expect(saved(page, CABLES, { shortlinks: ['cables', 'leads'] })).toContain('shortlinks: [cables, leads]\n');
});

it('a page loses the fields that were emptied in its form', () => {
  expect(saved(page, CABLES, { shortlinks: [], tags: [] })).not.toMatch(/shortlinks|tags/);
});

it('a new page has all fields that were filled, and its text', () => {
  const values = { title: 'Desks', description: 'What: a desk.', emoji: '', tags: ['Guides'], [BODY]: 'Text', [PICTURES]: ['desk.webp'] };
  expect(page.toFile(values)).toBe('---\ntitle: Desks\ndescription: "What: a desk."\ntags: [Guides]\n---\n\nText\n');
});

it('a list becomes a list in its form', () => {
  expect(list.fromFile('[{ "from": ["mstand99"], "to": "Mike Stand" }]\n')[LIST]).toEqual([{ from: ['mstand99'], to: 'Mike Stand' }]);
});

it('a year omits empty optional fields, keeps required lists that are empty, and the order of fields of a moved item', () => {
  const cats = { name: 'Cats', society: '', people: undefined, photos: { url: '', credit: '' } };
  const text = saved(shows, YEAR, term([cats, HAMLET]));
  expect((JSON.parse(text) as { terms: { shows: unknown[] }[] }).terms[0]?.shows[0]).toEqual({ name: 'Cats', people: [], links: [] });
  expect(text).toContain('{ "name": "Faye Derr", "role": "Sound Designer" }');
});

it.each([
  ['A {brace}', 1, CABLES],
  ['\n\n<Gallery>\n\nNo end', 1, CABLES],
  ['Text\n\nimport x from "y"\n\nText', 3, CABLES],
  ['A\n{brace}', 2, '---\ndescription: One.\n---\n\n\n\nA\n{brace}\n'],
  ['A\n{brace}', 2, '---\ndescription: One.\n---\nA\n{brace}\n'],
])('a form refuses a page if the check refuses its text, with the line in the form: %j in line %d', (body, line, text) => {
  expect(refusal(page, { ...page.fromFile(text), [BODY]: body })).toMatch(new RegExp(`^Line ${line} of the text: `));
});

it('a form refuses a page with a sentence on each mistake', () => {
  expect(refusal(page, { description: '', emoji: 'plug', [BODY]: 'Text' })).toMatch(
    /"description" is ""[^]*Add one sentence[^]*"emoji" is "plug"[^]*Write one emoji, such as 🔌/,
  );
});

it('a form refuses an announcement that the check refuses', () => {
  const site = jsonFormat(siteSchema);
  const announcement = (content: string) => ({ ...site.fromFile(SITE), announcementBar: { id: 'agm', content, dismissible: true } });
  expect(refusal(site, announcement('**AGM** and <b>cake</b>'))).toContain('Write one line of text; **bold**, *italics*');
  expect(refusal(site, announcement('**AGM**: [Agenda](/agm)'))).toBe('');
});

describe('with venues and societies', () => {
  const withShow = (show: object) => ({ year: '2025/2026', ...term([{ name: 'Cats', people: [], links: [], ...show }]) });
  beforeAll(() => {
    jsonFormat(venuesSchema).fromFile('[{ "id": "barn", "name": "The Barn" }]');
    jsonFormat(societiesSchema).fromFile('[]');
  });

  it.each([
    ['a wrong year', { year: '2025/2027' }, 'The second year must follow the first, as in "2025/2026".'],
    ['a wrong id of a venue', withShow({ venue: 'bam' }), 'no venue has the id "bam". Did you mean "barn"? Write an id of venues.json'],
    ['a wrong venue of a tour', withShow({ tour: [{ venue: 'shed', from: '2025-11-19' }] }), 'tour[0].venue": no venue has the id "shed".'],
    ['a wrong id of a society', withShow({ society: 'wudz' }), 'no society has the id "wudz".'],
  ])('a form refuses %s', (_what, year, words) => {
    expect(refusal(shows, { terms: [], ...year })).toContain(words);
  });

  it('a form allows a name that is used once, an id of another file, and one as soon as the form of its file is saved', () => {
    expect(refusal(shows, withShow({ venue: 'barn', society: 'A Client' }))).toBe('');
    jsonFormat(societiesSchema).toFile({ [LIST]: [{ id: 'wudz', name: 'WUDZ' }] });
    expect(refusal(shows, withShow({ society: 'wudz' }))).toBe('');
  });

  it('a form offers ids and roles in the order of their file', () => {
    expect(offersOf('venues')).toEqual([{ value: 'barn', label: 'The Barn' }]);
    jsonFormat(siteSchema).fromFile(SITE);
    expect(offersOf('execRoles').slice(0, 3)).toEqual([{ value: 'President' }, { value: 'Treasurer' }, { value: 'Secretary' }]);
  });
});
