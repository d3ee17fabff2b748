/** What an editor reads when a year file or people.json is wrong: file, place, path in the JSON, remedy. */
import { page, type ContentFileTexts } from '../support/content-folder';
import { problemsIn } from '../support/content-problems';

const execYear = (exec: object[], year = '2025/2026') => ({ year, exec });
const assisting = (...assistants: object[]) => ({ ...execYear([]), hiresAssistants: [{ term: 'Term 1', assistants }] });
const showYear = (shows: object[], year = '2025/2026') => ({ year, terms: [{ name: 'Term 1', shows }] });
const show = (more: object = {}) => ({
  name: 'Sweeney Todd',
  people: [{ role: 'Lighting Designer', name: 'Mike Stand' }],
  links: [],
  ...more,
});
const hiding = (...people: object[]): ContentFileTexts => ({ 'shows/2025-2026.json': showYear([show()]), 'people.json': { people } });

it('a year has one file', () => {
  expect(problemsIn({ 'shows/2025-2026.json': showYear([]), 'shows/2025-2026-copy.json': showYear([]) })).toEqual([
    'content/shows/2025-2026-copy.json:2:3  This file is named 2025-2026-copy.json, but its year is 2025/2026.  Move its content to 2025-2026.json and delete this file, or correct the year.',
  ]);
});

describe('a picture that a year file names', () => {
  const member = (image: string) => execYear([{ name: 'Mike Stand', roles: ['President'], image }]);

  it('a picture that a year file names must exist, also if it is a poster', () => {
    expect(problemsIn({ 'shows/2025-2026.json': showYear([show({ poster: 'ghosts.png' })]) })).toEqual([
      expect.stringMatching(/"terms\[0\]\.shows\[0\]\.poster" names the picture ghosts\.png, .* or delete "poster"\.$/) as string,
    ]);
  });

  it('a picture that a year file names must have a format that pages can show', () => {
    expect(problemsIn({ 'exec/2025-2026.json': member('mike.pdf'), 'exec/mike.pdf': 'document' })).toEqual([
      'content/exec/2025-2026.json:9:7  The file mike.pdf is not a picture that pages can show.  Save it as .png or .jpg; .svg, .webp, .avif and .gif can be shown too.',
    ]);
  });
});

it('a rule for a person must match somebody, or they would stay public', () => {
  expect(problemsIn(hiding({ name: 'Mike Stnad', hidden: true }, { id: 'mike-2', renameTo: 'Michael Stand' }))).toEqual([
    'content/people.json:4:7  "people[0].name": no year file names Mike Stnad.  Did you mean "Mike Stand"? Correct or delete the rule. Authors known only to Git need a line in authors.json.',
    'content/people.json:8:7  "people[1].id": no year file names mike-2.  Correct or delete the rule.',
  ]);
});

it('a rule for a person must name the id of people who have one', () => {
  const people = ['sandy-bagg-2014', 'sandy-bagg-2023'].map((id) => ({ role: 'Stage Manager', name: 'Sandy Bagg', id }));
  expect(
    problemsIn({
      'shows/2025-2026.json': showYear([show({ people })]),
      'people.json': { people: [{ name: 'Sandy Bagg', hidden: true }] },
    }),
  ).toEqual([
    'content/people.json:4:7  "people[0].name": every Sandy Bagg in the year files has an id.  Say who: "id": "sandy-bagg-2014" or "id": "sandy-bagg-2023".',
  ]);
});

it('a rule for a person may mean a hires assistant', () => {
  const year = assisting({ name: 'Faye Derr', id: 'faye' });
  expect(problemsIn({ 'exec/2025-2026.json': year, 'people.json': { people: [{ id: 'faye', hidden: true }] } })).toEqual([]);
});

it('a rule for a person is not checked while a year file is invalid', () => {
  const lines = problemsIn({ ...hiding({ name: 'Faye Derr', hidden: true }), 'hires/2025-2026.json': '{' });
  expect(lines.map((line) => line.replace(/:.*/s, ''))).toEqual(['content/hires/2025-2026.json']);
});

it.each([
  ['twice for one person', [{ hidden: true }, { renameTo: 'M' }], '7:5', 'only that one counts'],
  ['that change nothing', [{ hidden: false }], '3:5', 'changes nothing'],
  ['with initials of somebody who is not hidden', [{ showAs: 'initials' }], '5:7', 'Add "hidden": true'],
])('rules for people that contradict themselves %s are refused', (_which, rules, place, words) => {
  const [line, ...others] = problemsIn(hiding(...rules.map((rule) => ({ name: 'Mike Stand', ...rule }))));
  expect(others).toEqual([]);
  expect(line).toContain(`content/people.json:${place}  `);
  expect(line).toContain(words);
});

it('rules for people with an id and the name of somebody else are refused', () => {
  const people = [{ role: 'Stage Manager', name: 'Sandy Bagg', id: 'sandy' }];
  expect(
    problemsIn({
      'shows/2025-2026.json': showYear([show({ people })]),
      'people.json': { people: [{ name: 'Faye Derr', id: 'sandy', hidden: true }] },
    }),
  ).toEqual(['content/people.json:4:7  "people[0].name": the id "sandy" belongs to Sandy Bagg.  Write "Sandy Bagg", or delete the name.']);
});

it('rules for people that give somebody the name of somebody else are a warning', () => {
  const people = ['Mike Stand', 'Faye Derr'].map((name) => ({ role: 'Crew', name }));
  expect(
    problemsIn({
      'shows/2025-2026.json': showYear([show({ people })]),
      'people.json': { people: [{ name: 'Mike Stand', renameTo: 'Faye Derr' }] },
    }),
  ).toEqual([expect.stringContaining('content/people.json:5:7  Warning: "people[0].renameTo": Faye Derr is already in the year files.')]);
});

it.each([
  [
    'who took photos',
    { 'shows/2025-2026.json': showYear([show({ photos: { url: 'https://x.example', credit: 'Vi Finder and friends' } })]) },
  ],
  ['who wrote a page', { 'wiki/index.mdx': page('title: Wiki\nadditional_authors: Vi Finder') }],
  ['whom authors.json names', { 'authors.json': [{ from: ['vi99'], to: 'Vi Finder' }] }],
])('a person %s can be hidden', (_who, files: ContentFileTexts) => {
  expect(problemsIn({ ...files, 'people.json': { people: [{ name: 'Vi Finder', hidden: true }] } })).toEqual([]);
});

it.each([
  ['a credit', { 'shows/2025-2026.json': showYear([show({ people: Array(2).fill({ role: 'Crew', name: 'Mike Stand' }) })]) }, '16:15'],
  ['a hires assistant', { 'exec/2025-2026.json': assisting({ name: 'Mike Stand' }, { name: 'mike stand' }) }, '12:11'],
])('%s is listed once', (_what, files: ContentFileTexts, place) => {
  expect(problemsIn(files)).toEqual([expect.stringMatching(new RegExp(`\\.json:${place}  .*Name each person once for a role`))]);
});

describe('warnings about a year file', () => {
  const warnings = (people: object[]) => problemsIn({ 'shows/2025-2026.json': showYear([show({ people })]) });

  it.each(['Mike Stand, Faye Derr', 'Mike Stand and Faye Derr', 'Mike Stand & Faye Derr', 'Mike Stand / Faye Derr'])(
    'a credit for %s, who are several people',
    (name) => {
      expect(warnings([{ role: 'Crew', name }])).toEqual([
        `content/shows/2025-2026.json:12:15  Warning: "${name}" looks like several people, and gets a page as one.  Give each of them an entry.`,
      ]);
    },
  );

  it.each(['????', 'TBC', 'N/A'])('a credit for %s, which names nobody', (name) => {
    expect(warnings([1, 2].map(() => ({ role: 'Crew', name })))).toEqual([
      `content/shows/2025-2026.json:12:15  Warning: "${name}" is shown as “Unknown”.  Write the name as soon as somebody knows it.`,
      expect.stringContaining('shown as “Unknown”') as string,
    ]);
  });
});

it('a picture of somebody who is renamed may not have the old name', () => {
  const exec = [
    { name: 'Jell Holder', roles: ['President'], image: './jellholder.webp' },
    { name: 'Zoë Trope', roles: ['Secretary'], image: './zoe.webp' },
    { name: 'Mike Stand', id: 'mike-2025', roles: ['Treasurer'], image: './stand.webp' },
    { name: 'Sam Lee', roles: ['Socials'], image: './samantha-lee.webp' },
  ];
  expect(
    problemsIn({
      'exec/2025-2026.json': execYear(exec),
      'exec/jellholder.webp': 'picture',
      'exec/samantha-lee.webp': 'picture',
      'exec/stand.webp': 'picture',
      'exec/zoe.webp': 'picture',
      'people.json': {
        people: [
          { name: 'Jell Holder', renameTo: 'Gel Holder' },
          { id: 'mike-2025', renameTo: 'Michael Stand' },
          { name: 'Zoë Trope', renameTo: 'Iris Trope' },
          { name: 'Sam Lee', renameTo: 'Samantha Lee' },
        ],
      },
    }),
  ).toEqual([
    'content/exec/2025-2026.json:9:7  The file name ./jellholder.webp shows the old name of Gel Holder, and so would its address.  Rename the file to gel-holder.webp, and write "./gel-holder.webp" here.',
    expect.stringContaining('The file name ./zoe.webp shows the old name of Iris Trope'),
  ]);
});

it('a name is the same, however its accents are encoded', () => {
  const names = ['José Wire', 'Jose\u0301 Wire'];
  const shows = names.map((name, index) => show({ people: [{ role: 'Crew', name }], slug: `show-${index}` }));
  expect(problemsIn({ 'shows/2025-2026.json': showYear(shows), 'people.json': { people: [{ name: names[1], hidden: true }] } })).toEqual(
    [],
  );
});

it('a title that names somebody who is shown by initials needs an address that names nobody', () => {
  const people = { people: [{ name: 'Polly Gaffer', hidden: true, showAs: 'initials' }] };
  const evening = show({ name: 'An Evening with Polly Gaffer', people: [{ role: 'Singer', name: 'Polly Gaffer' }] });
  const problemsOf = (more: object) => problemsIn({ 'shows/2025-2026.json': showYear([{ ...evening, ...more }]), 'people.json': people });
  expect(problemsOf({})).toEqual([
    expect.stringMatching(/The address of An Evening with Polly Gaffer would name Polly Gaffer.* {2}Write a "slug" that names nobody/),
  ]);
  expect(problemsOf({ slug: 'an-evening' })).toEqual([]);
});

it('an address that names somebody without the accents of their name is found too', () => {
  const name = 'José Wire';
  expect(
    problemsIn({
      'shows/2025-2026.json': showYear([show({ name: `An Evening with ${name}`, people: [{ role: 'Singer', name }] })]),
      'people.json': { people: [{ name, hidden: true, showAs: 'initials' }] },
      'redirects.json': [{ from: ['/jose-wire', '/jos%C3%A9-wire', '/jose%20wire'], to: 'https://union.example' }],
    }),
  ).toEqual([
    expect.stringMatching(/redirects\.json.*"\/jose-wire" names José Wire/),
    expect.stringMatching(/redirects\.json.*"\/jos%C3%A9-wire" names José Wire/),
    expect.stringMatching(/redirects\.json.*"\/jose%20wire" names José Wire/),
    expect.stringMatching(/shows.*The address of An Evening with José Wire would name José Wire/),
  ]);
});

it('an address may not name somebody who is hidden by id, unless somebody else has the same name', () => {
  const problemsOf = (...others: object[]) =>
    problemsIn({
      'shows/2025-2026.json': showYear([
        show({ name: 'An Evening with Polly Gaffer', people: [{ role: 'Singer', name: 'Polly Gaffer', id: 'polly-1' }, ...others] }),
      ]),
      'people.json': { people: [{ id: 'polly-1', hidden: true, showAs: 'initials' }] },
    });
  expect(problemsOf()).toEqual([expect.stringContaining('would name Polly Gaffer, whom people.json hides or renames.')]);
  expect(problemsOf({ role: 'Crew', name: 'Polly Gaffer', id: 'polly-2' })).toEqual([]);
});

it('a redirect may not name somebody who is renamed or shown by initials', () => {
  const problemsOf = (rule: object, from: string) =>
    problemsIn({
      'shows/2025-2026.json': showYear([show({ people: [{ role: 'Singer', name: "Flo D'Light" }] })]),
      'people.json': { people: [{ name: "Flo D'Light", ...rule }] },
      'redirects.json': [{ from: ['/su', from], to: 'https://union.example' }],
    });
  const initials = { hidden: true, showAs: 'initials' };
  expect(problemsOf(initials, '/flo-dlight')).toEqual([
    expect.stringMatching(
      /redirects\.json:\d+:\d+ {2}The redirect "\/flo-dlight" names Flo D'Light, whom people\.json hides or renames\. {2}/,
    ),
  ]);
  expect(problemsOf({ renameTo: 'Faye Derr' }, '/who/flo-dlight')).toHaveLength(1);
  expect(problemsOf({ hidden: true }, '/flo-dlight')).toEqual([]);
  expect(problemsOf(initials, '/florist')).toEqual([]);
});

describe('names that are alike', () => {
  const alike = (one: object, other: object, ...more: object[]) => {
    const people = [one, other, ...more].map((person) => ({ role: 'Crew', ...person }));
    return problemsIn({
      'shows/2025-2026.json': showYear([show({ people: people.slice(0, 1) }), show({ name: 'Ghosts', people: people.slice(1) })]),
    });
  };

  it.each([
    ['José Wire', 'Jose Wire', 'accents or apostrophes'],
    ['Søren Wire', 'Soren Wire', 'accents or apostrophes'],
    ["Flo D'Light", 'Flo DLight', 'accents or apostrophes'],
    ['Polly Gaffer', 'Poly Gaffer', 'one letter'],
    ['Mike Stand', 'Mika Stand', 'one letter'],
    ['Faye-Marie Derr', 'Faye Marie Derr', 'one letter'],
  ])('%s and %s are one warning, which names both places', (one, other, difference) => {
    expect(alike({ name: one }, { name: other }, { role: 'Rigger', name: other })).toEqual([
      `content/shows/2025-2026.json:22:15  Warning: "${other}" and "${one}" in content/shows/2025-2026.json:12 differ only by ${difference}.  Spell them the same; if they are two people, give each an "id".`,
    ]);
  });

  it.each([
    ['one spelling', { name: 'Ana Ek' }, { name: 'ana\u00A0 ek' }],
    ['two people with ids', { name: 'Polly Gaffer', id: 'polly-1' }, { name: 'Poly Gaffer', id: 'poly-2' }],
    ['short names', { name: 'Al Bo' }, { name: 'Al Bu' }],
    ['two letters', { name: 'Polly Gaffer' }, { name: 'Molli Gaffer' }],
  ])('%s are no names that are alike', (_what, one, other) => {
    expect(alike(one, other)).toEqual([]);
  });

  it('the accents of names are compared among all years, letters within one', () => {
    const yearOf = (name: string, year: string) => showYear([show({ people: [{ role: 'Crew', name }] })], year);
    const problemsOf = (one: string, other: string) =>
      problemsIn({ 'shows/2024-2025.json': yearOf(one, '2024/2025'), 'shows/2025-2026.json': yearOf(other, '2025/2026') });
    expect(problemsOf('José Wire', 'Jose Wire')).toHaveLength(1);
    expect(problemsOf('Polly Gaffer', 'Poly Gaffer')).toEqual([]);
  });
});

describe('somebody who is shown by initials, in any spelling', () => {
  const name = 'Flo D\u2019Light';
  const files = {
    'shows/2025-2026.json': showYear([show({ people: [{ role: 'Crew', name }] })]),
    'people.json': { people: [{ name: "Flo D'Light", hidden: true, showAs: 'initials' }] },
  };

  it.each([
    ['a short link', { 'wiki/index.mdx': page('title: Wiki\nshortlinks: [flo-dlight]') }, 'The short link "flo-dlight" names'],
    ['a page', { 'wiki/flo-dlight.mdx': page('title: A page') }, 'The name of this file names'],
    ['a file', { 'static/flo_dlight.pdf': 'file' }, 'The name of this file names'],
    ['a poster', { 'shows/poster-flo-dlight.webp': 'picture' }, 'The name of this file names'],
  ])(
    'somebody who is shown by initials, in any spelling, stands in the address of nothing, as of %s',
    (_what, more: ContentFileTexts, words) => {
      expect(problemsIn({ ...files, ...more })).toContainEqual(expect.stringContaining(`${words} Flo D'Light, whom people.json hides`));
    },
  );

  it('somebody who is shown by initials, in any spelling, is a warning where a page names them, once a page', () => {
    const text = 'Thanks to all.\n\nFLO D`LIGHT and Flo D\u00ADO\u02BCLight, and flo  d\u02BClight.\n';
    expect(problemsIn({ ...files, 'wiki/index.mdx': page('title: Wiki', text) })).toEqual([
      expect.stringMatching(
        /^content\/wiki\/index\.mdx:\d+:1 {2}Warning: This text names Flo D'Light, whom people\.json hides or renames\./,
      ),
    ]);
    expect(problemsIn({ ...files, 'wiki/index.mdx': page(`title: Rigged by ${name}`) })).toHaveLength(1);
  });

  it('somebody who is shown by initials, in any spelling, matches a rule', () => {
    expect(problemsIn(files)).toEqual([]);
  });
});
