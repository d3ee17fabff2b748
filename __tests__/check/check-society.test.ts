/** The rules of people.json, and names: what check-content.test.ts has no row for. */
import { page, type ContentFileTexts } from '../support/content-folder';
import { problemsIn } from '../support/content-problems';

const showYear = (shows: object[], year = '2025/2026') => ({ year, terms: [{ name: 'Term 1', shows }] });
const show = (more: object = {}) => ({ name: 'Sweeney Todd', people: [{ role: 'Crew', name: 'Mike Stand' }], links: [], ...more });
const crew = (...people: object[]) => show({ people: people.map((person) => ({ role: 'Crew', ...person })) });
const execYear = (exec: object[], more: object = {}) => ({ 'exec/2025-2026.json': { year: '2025/2026', exec, ...more } });

/** What the check says of shows and rules for people. */
const problemsOf = (shows: object[], people: object[], more: ContentFileTexts = {}): string[] =>
  problemsIn({ 'shows/2025-2026.json': showYear(shows), 'people.json': { people }, ...more });

const MIKE = { name: 'Mike Stand' };
const SANDYS = ['sandy-1', 'sandy-2'].map((id) => ({ name: 'Sandy Bagg', id }));
const INITIALS = { hidden: true, showAs: 'initials' };

const TAKEN = 'Warning: "people[0].renameTo": Faye Derr is already in the year files.';
it.each<[rule: string, people: object[], rule: object, problem: string]>([
  ['hides a misspelt name', [MIKE], { name: 'Mike Stnad', hidden: true }, '"people[0].name": no year file names Mike Stnad.  Did you mean'],
  [
    'shows a misspelt name by its initials',
    [MIKE],
    { name: 'M. Stand', ...INITIALS },
    'or write the initials in the year files, and delete it.',
  ],
  ['has an unknown id', [MIKE], { id: 'mike-2', renameTo: 'M' }, '"people[0].id": no year file names mike-2.  Correct or delete the rule.'],
  ['has a name of people with ids', SANDYS, { name: 'Sandy Bagg', hidden: true }, 'Say who: "id": "sandy-1" or "id": "sandy-2".'],
  [
    'has an id and the name of somebody else',
    SANDYS,
    { name: 'Faye', id: 'sandy-1', hidden: true },
    'the id "sandy-1" belongs to Sandy Bagg.',
  ],
  ['gives somebody the name of somebody else', [MIKE, { name: 'Faye Derr' }], { ...MIKE, renameTo: 'Faye Derr' }, TAKEN],
])('the check reports a rule for a person that %s', (_which, people, rule, problem) => {
  expect(problemsOf([crew(...people)], [rule])).toEqual([expect.stringContaining(problem)]);
});

it('the check reports a second rule for one person', () => {
  const rules = [
    { ...MIKE, hidden: true },
    { ...MIKE, renameTo: 'M' },
  ];
  expect(problemsOf([show()], rules)).toEqual([
    'content/people.json:7:5  "people[1]" is invalid.  There is a rule for this person above, and only that one counts: merge the two.',
  ]);
});

it.each<[who: string, files: ContentFileTexts, rule?: object]>([
  [
    'is a hires assistant',
    execYear([], { hiresAssistants: [{ term: 'Term 1', assistants: [{ name: 'Faye', id: 'faye' }] }] }),
    { id: 'faye' },
  ],
  ['took photos', { 'shows/2025-2026.json': showYear([show({ photos: { url: 'https://x.example', credit: 'Vi Finder and friends' } })]) }],
  ['wrote a page', { 'wiki/index.mdx': page('title: Wiki\nadditional_authors: Vi Finder') }],
  ['is named in authors.json', { 'authors.json': [{ from: ['vi99'], to: 'Vi Finder' }] }],
  ['has an accent that is encoded in another way', { 'shows/2025-2026.json': showYear([crew({ name: 'José' })]) }, { name: 'Jose\u0301' }],
])('a person who %s can be hidden', (_who, files, rule = { name: 'Vi Finder' }) => {
  expect(problemsIn({ ...files, 'people.json': { people: [{ ...rule, hidden: true }] } })).toEqual([]);
});

it('a rule for a person is not checked while a year file is invalid', () => {
  const lines = problemsOf([show()], [{ name: 'Faye Derr', hidden: true }], { 'hires/2025-2026.json': '{' });
  expect(lines.map((line) => line.replace(/:.*/s, ''))).toEqual(['content/hires/2025-2026.json']);
});

it('a picture of somebody who is renamed may not have the old name, unless the new name has the same words', () => {
  const exec = [
    { name: 'Jell Holder', roles: ['President'], image: './jellholder.webp' },
    { name: 'Zoë Trope', roles: ['Secretary'], image: './zoe.webp' },
    { name: 'Mike Stand', id: 'mike-2025', roles: ['Treasurer'], image: './stand.webp' },
    { name: 'Sam Lee', roles: ['Socials'], image: './samantha-lee.webp' },
  ];
  const people = [
    { name: 'Jell Holder', renameTo: 'Gel Holder' },
    { id: 'mike-2025', renameTo: 'Michael Stand' },
    { name: 'Zoë Trope', renameTo: 'Iris Trope' },
    { name: 'Sam Lee', renameTo: 'Samantha Lee' },
  ];
  const pictures = Object.fromEntries(exec.map(({ image }) => [`exec/${image.slice(2)}`, 'picture']));
  expect(problemsIn({ ...execYear(exec), ...pictures, 'people.json': { people } })).toEqual([
    'content/exec/2025-2026.json:9:7  The file name ./jellholder.webp shows the old name of Gel Holder, and so would its address.  Rename the file to gel-holder.webp, and write "./gel-holder.webp" here.',
    expect.stringContaining('The file name ./zoe.webp shows the old name of Iris Trope'),
  ]);
});

it('a title that names somebody who is shown by initials needs an address that names nobody', () => {
  const evening = { ...crew({ name: 'Polly Gaffer' }), name: 'An Evening with Polly Gaffer' };
  const rules = [{ name: 'Polly Gaffer', ...INITIALS }];
  expect(problemsOf([evening], rules)).toEqual([
    expect.stringMatching(/The address of An Evening with Polly Gaffer would name Polly Gaffer.* {2}Write a "slug" that names nobody/),
  ]);
  expect(problemsOf([{ ...evening, slug: 'an-evening' }], rules)).toEqual([]);
});

it('an address may not name somebody who is hidden by id, unless somebody else has the same name', () => {
  const ofCrew = (...ids: string[]) =>
    problemsOf(
      [{ ...crew(...ids.map((id) => ({ name: 'Polly Gaffer', id }))), name: 'An Evening with Polly Gaffer' }],
      [{ id: 'polly-1', ...INITIALS }],
    );
  expect(ofCrew('polly-1')).toEqual([expect.stringContaining('would name Polly Gaffer, whom people.json hides or renames.')]);
  expect(ofCrew('polly-1', 'polly-2')).toEqual([]);
});

it.each<[what: string, rule: object, from: string, count: number]>([
  ['names nobody who is shown by initials', INITIALS, '/flo-dlight', 1],
  ['names nobody who is renamed, in a folder', { renameTo: 'Faye Derr' }, '/who/flo-dlight', 1],
  ['may name somebody who is only hidden', { hidden: true }, '/flo-dlight', 0],
  ['may begin like a name', INITIALS, '/florist', 0],
])('a redirect %s', (_what, rule, from, count) => {
  const redirects = { 'redirects.json': [{ from: ['/su', from], to: 'https://union.example' }] };
  expect(problemsOf([crew({ name: "Flo D'Light" })], [{ name: "Flo D'Light", ...rule }], redirects)).toHaveLength(count);
});

it.each(['/jose-wire', '/jos%C3%A9-wire', '/jose%20wire'])(
  'a redirect names nobody without the accents of their name either: %s',
  (from) => {
    const redirects = { 'redirects.json': [{ from: [from], to: 'https://union.example' }] };
    expect(problemsOf([crew({ name: 'José Wire' })], [{ name: 'José Wire', ...INITIALS }], redirects)).toEqual([
      expect.stringContaining(`"${from}" names José Wire`),
    ]);
  },
);

describe('somebody who is shown by initials, whose name is typed in another way', () => {
  const name = 'Flo D\u2019Light';
  const problemsWith = (more: ContentFileTexts) => problemsOf([crew({ name })], [{ name: "Flo D'Light", ...INITIALS }], more);

  it.each<[what: string, more: ContentFileTexts, words: string]>([
    ['short link', { 'wiki/index.mdx': page('title: Wiki\nshortlinks: [flo-dlight]') }, 'The short link "flo-dlight" names'],
    ['page', { 'wiki/flo-dlight.mdx': page('title: A page') }, 'The name of this file names'],
    ['file', { 'static/flo_dlight.pdf': 'file' }, 'The name of this file names'],
    ['poster', { 'shows/poster-flo-dlight.webp': 'picture' }, 'The name of this file names'],
  ])('somebody who is shown by initials, whose name is typed in another way, is found in the address of a %s', (_what, more, words) => {
    expect(problemsWith(more)).toContainEqual(expect.stringContaining(`${words} Flo D'Light, whom people.json hides`));
  });

  it('somebody who is shown by initials, whose name is typed in another way, is a warning where a page names them, once a page', () => {
    const text = 'Thanks to all.\n\nFLO D`LIGHT and Flo D\u00ADO\u02BCLight, and flo  d\u02BClight.\n';
    expect(problemsWith({ 'wiki/index.mdx': page('title: Wiki', text) })).toEqual([
      expect.stringMatching(
        /^content\/wiki\/index\.mdx:\d+:1 {2}Warning: This text names Flo D'Light, whom people\.json hides or renames\./,
      ),
    ]);
    expect(problemsWith({ 'wiki/index.mdx': page(`title: Rigged by ${name}`) })).toHaveLength(1);
  });
});

it.each([
  ['José Wire', 'Jose Wire', 'accents or apostrophes'],
  ['Søren Wire', 'Soren Wire', 'accents or apostrophes'],
  ["Flo D'Light", 'Flo DLight', 'accents or apostrophes'],
  ['Polly Gaffer', 'Poly Gaffer', 'one letter'],
  ['Mike Stand', 'Mika Stand', 'one letter'],
  ['Faye-Marie Derr', 'Faye Marie Derr', 'one letter'],
])('%s and %s in two shows are one warning, which names both places', (one, other, difference) => {
  const later = { ...crew({ name: other }, { role: 'Rigger', name: other }), name: 'Ghosts' };
  expect(problemsOf([crew({ name: one }), later], [])).toEqual([
    `content/shows/2025-2026.json:22:15  Warning: "${other}" and "${one}" in content/shows/2025-2026.json:12 differ only by ${difference}.  Spell them the same; if they are two people, give each an "id".`,
  ]);
});

it.each([
  ['one spelling', { name: 'Ana Ek' }, { name: 'ana\u00A0 ek' }],
  ['two people with ids', { name: 'Polly Gaffer', id: 'polly-1' }, { name: 'Poly Gaffer', id: 'poly-2' }],
  ['short names', { name: 'Al Bo' }, { name: 'Al Bu' }],
  ['names that differ by two letters', { name: 'Polly Gaffer' }, { name: 'Molli Gaffer' }],
])('the check does not warn of %s', (_what, one, other) => {
  expect(problemsOf([crew(one), { ...crew(other), name: 'Ghosts' }], [])).toEqual([]);
});

it.each([
  ['José Wire', 'Jose Wire', 1],
  ['Polly Gaffer', 'Poly Gaffer', 0],
])('names are compared among all years by their accents, and within one by their letters: %s, %s', (one, other, count) => {
  const before = { 'shows/2024-2025.json': showYear([crew({ name: one })], '2024/2025') };
  expect(problemsOf([crew({ name: other })], [], before)).toHaveLength(count);
});
