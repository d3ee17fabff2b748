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

describe('a page saved from its form', () => {
  const CABLES = [
    '---',
    "title: 'Cables'",
    '# Ask the crew before you change this.',
    'description: "Which cable is which: a registry."',
    'tags:',
    '  - Equipment',
    'additional_authors: Mike Stand',
    'shortlinks: [cables, cable]',
    '---',
    '',
    'A **cable** is a cable.',
    '',
  ].join('\n');

  it('a page saved from its form stays as it is when nothing was changed, although the form adds empty fields', () => {
    const filled = {
      emoji: '',
      sidebar_position: null,
      resources: [],
      disable_banner: false,
      [PICTURES]: [],
      additional_authors: ['Mike Stand'],
    };
    expect(saved(page, CABLES, filled)).toBe(CABLES);
  });

  it.each([
    ['a space after its opening line', CABLES.replace('---\n', '--- \n')],
    ['nothing below its fields', '---\ndescription: One.\n---'],
    ['its fields in braces', '---\n{ description: One. }\n---\n\nText\n'],
  ])('a page saved from its form stays as it is with %s', (_what, text) => {
    expect(saved(page, text)).toBe(text);
  });

  it('a page saved from its form keeps the comments above changed fields, and those below the last', () => {
    const text = '---\n# What for\ndescription: One.\n\n# Why these\ntags: [Guides]\n# No emoji\n---\n\nText\n';
    const changed = text.replace('One', 'Two').replace('Guides', 'Equipment');
    expect(saved(page, text, { description: 'Two.', tags: ['Equipment'] })).toBe(changed);
    expect(saved(page, text, { tags: [], sidebar_position: 3 })).toBe(
      text.replace('\n# Why these\ntags: [Guides]\n# No emoji\n', '# No emoji\nsidebar_position: 3\n'),
    );
  });

  it('a page saved from its form gets new fields below the others, with lists of words on one line', () => {
    const text = saved(page, CABLES, { sidebar_position: 3, resources: [{ name: 'Wikipedia', url: 'https://en.example', author: '' }] });
    expect(text).toBe(
      CABLES.replace('cable]\n', 'cable]\nsidebar_position: 3\nresources:\n  - name: Wikipedia\n    url: https://en.example\n'),
    );
    expect(saved(page, CABLES, { shortlinks: ['cables', 'leads'] })).toContain('shortlinks: [cables, leads]\n');
  });

  it('a page saved from its form loses the fields that were emptied', () => {
    expect(saved(page, CABLES, { shortlinks: [], tags: [] })).not.toMatch(/shortlinks|tags/);
  });

  it('a page saved from its form keeps its text to the letter, also "---" in it and spaces at its end', () => {
    const text = '---\ndescription: One.\n---\nAbove\n\n---\n\nBelow  \n\n\n';
    expect(saved(page, text)).toBe(text);
    expect(saved(page, text, { description: 'Two.' })).toBe(text.replace('One', 'Two'));
  });

  it('a page saved from its form gets its new text', () => {
    expect(saved(page, CABLES, { [BODY]: 'New words.' })).toBe(CABLES.replace('A **cable** is a cable.', 'New words.'));
  });

  it.each([
    ['A {brace}', 1, CABLES],
    ['\n\n<Gallery>\n\nNo end', 1, CABLES],
    ['Text\n\nimport x from "y"\n\nText', 3, CABLES],
    ['A\n{brace}', 2, '---\ndescription: One.\n---\n\n\n\nA\n{brace}\n'],
    ['A\n{brace}', 2, '---\ndescription: One.\n---\nA\n{brace}\n'],
  ])(
    'a page saved from its form is refused if the check refuses its text, with the line in the form: %j in line %d',
    (body, line, text) => {
      expect(refusal(page, { ...page.fromFile(text), [BODY]: body })).toMatch(new RegExp(`^Line ${line} of the text: `));
    },
  );

  it.each([
    ['lines of unchanged fields', CABLES],
    ['Windows line ends', CABLES.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${CABLES}`],
  ])('a page saved from its form keeps %s', (_what, text) => {
    expect(saved(page, text)).toBe(text);
    expect(saved(page, text, { title: 'Leads' })).toBe(text.replace("'Cables'", 'Leads'));
  });

  it('a page saved from its form has all its fields and its text when it is new', () => {
    const values = { title: 'Desks', description: 'What: a desk.', emoji: '', tags: ['Guides'], [BODY]: 'Text', [PICTURES]: ['desk.webp'] };
    expect(page.toFile(values)).toBe('---\ntitle: Desks\ndescription: "What: a desk."\ntags: [Guides]\n---\n\nText\n');
  });

  it('a page saved from its form is refused with a sentence on each mistake', () => {
    expect(refusal(page, { description: '', emoji: 'plug', [BODY]: 'Text' })).toMatch(
      /"description" is ""[^]*Add one sentence[^]*"emoji" is "plug"[^]*Write one emoji, such as 🔌/,
    );
  });
});

describe('a year saved from its form', () => {
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
  const term = (shows: unknown[]) => ({ terms: [{ name: 'Term 1', notes: '', shows }] });
  const HAMLET = { name: 'Hamlet', society: '', people: [{ role: 'Sound Designer', name: 'Faye Derr', id: '' }, { role: 'Stage Manager', name: 'Mike Stand' }], links: [], photos: null }; // prettier-ignore

  it('a year saved from its form stays as it is when nothing was changed, whatever the order of its fields', () => {
    expect(saved(shows, YEAR, term([HAMLET]))).toBe(YEAR);
  });

  it('a year saved from its form omits empty optional fields, and keeps required lists that are empty', () => {
    const text = saved(shows, YEAR, term([HAMLET, { name: 'Cats', society: '', people: undefined, photos: { url: '', credit: '' } }]));
    expect((JSON.parse(text) as { terms: { shows: unknown[] }[] }).terms[0]?.shows[1]).toEqual({ name: 'Cats', people: [], links: [] });
  });

  it('a year saved from its form opens with a byte order mark and Windows line ends, and keeps both', () => {
    const text = `\uFEFF${YEAR.replaceAll('\n', '\r\n')}`;
    expect(saved(shows, text, term([HAMLET]))).toBe(text);
    expect(saved(shows, text, term([{ ...HAMLET, name: 'Macbeth' }]))).toBe(text.replace('Hamlet', 'Macbeth'));
  });

  it('a year saved from its form keeps the order of fields of a moved item', () => {
    const text = saved(shows, YEAR, term([{ name: 'Cats', people: [], links: [] }, HAMLET]));
    expect(text).toContain('{ "name": "Faye Derr", "role": "Sound Designer" }');
  });

  it('a year saved from its form is refused with the sentence of its schema', () => {
    expect(refusal(shows, { year: '2025/2027', terms: [] })).toContain('The second year must follow the first, as in "2025/2026".');
  });
});

describe('what other files say', () => {
  const withShow = (show: object) => ({
    year: '2025/2026',
    terms: [{ name: 'Term 1', shows: [{ name: 'Cats', people: [], links: [], ...show }] }],
  });
  beforeAll(() => {
    jsonFormat(venuesSchema).fromFile('[{ "id": "barn", "name": "The Barn" }]');
    jsonFormat(societiesSchema).fromFile('[]');
  });

  it.each([
    ['a wrong id of a venue', { venue: 'bam' }, 'no venue has the id "bam". Did you mean "barn"? Write an id of venues.json'],
    ['one of a tour', { tour: [{ venue: 'shed', from: '2025-11-19' }] }, '"terms[0].shows[0].tour[0].venue": no venue has the id "shed".'],
    ['a wrong id of a society', { society: 'wudz' }, 'no society has the id "wudz".'],
  ])('a form refuses %s', (_what, show, words) => {
    expect(refusal(shows, withShow(show))).toContain(words);
  });

  it('a form allows an id of another file, and a name that is used once', () => {
    expect(refusal(shows, withShow({ venue: 'barn', society: 'A Client' }))).toBe('');
  });

  it('a form allows an id as soon as the form of its file is saved', () => {
    jsonFormat(societiesSchema).toFile({ [LIST]: [{ id: 'wudz', name: 'WUDZ' }] });
    expect(refusal(shows, withShow({ society: 'wudz' }))).toBe('');
  });

  it('a form offers ids in the order of their file', () => {
    expect(offersOf('venues')).toEqual([{ value: 'barn', label: 'The Barn' }]);
    jsonFormat(siteSchema).fromFile(SITE);
    expect(offersOf('execRoles').slice(0, 3)).toEqual([{ value: 'President' }, { value: 'Treasurer' }, { value: 'Secretary' }]);
  });
});

it('an announcement that the check refuses is refused', () => {
  const site = jsonFormat(siteSchema);
  const announcement = (content: string) => ({ ...site.fromFile(SITE), announcementBar: { id: 'agm', content, dismissible: true } });
  expect(refusal(site, announcement('**AGM** and <b>cake</b>'))).toContain('Write one line of text; **bold**, *italics*');
  expect(refusal(site, announcement('**AGM**: [Agenda](/agm)'))).toBe('');
});

describe('a file that is a list', () => {
  const authors = jsonFormat(authorsSchema);
  const AUTHORS = '[{ "from": ["mstand99"], "to": "Mike Stand" }]\n';

  it('a file that is a list becomes a list in the form, and a list in the file again', () => {
    expect(authors.fromFile(AUTHORS)[LIST]).toEqual([{ from: ['mstand99'], to: 'Mike Stand' }]);
    expect(saved(authors, AUTHORS)).toBe(AUTHORS);
  });

  it('a file that is a list may become empty', () => {
    expect(saved(jsonFormat(redirectsSchema), '[{ "from": ["/join"], "to": "/shows" }]\n', { [LIST]: [] })).toBe('[]\n');
  });
});

it('keeps an unknown field, and an optional "no" that was written', () => {
  const open = jsonFormat(z.looseObject({ name: z.string(), hidden: z.boolean().optional() }));
  const text = '{ "future": { "a": [1] }, "name": "Mike", "hidden": false }\n';
  expect(saved(open, text)).toBe(text);
  expect(JSON.parse(saved(open, text, { name: 'Faye' }))).toEqual({ future: { a: [1] }, name: 'Faye', hidden: false });
});
