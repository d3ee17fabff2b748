/** What an editor reads when a year file or people.json is wrong: file, place, path in the JSON, remedy. */
import { page, problemsIn, type ContentFileTexts } from '../support/content-folder';

const HTTPS = 'Write a whole address that starts with https:// or http://.';

const execYear = (exec: object[], year = '2025/2026') => ({ year, exec });
const showYear = (shows: object[], year = '2025/2026') => ({ year, terms: [{ name: 'Term 1', shows }] });
const show = (more: object = {}) => ({
  name: 'Sweeney Todd',
  people: [{ role: 'Lighting Designer', name: 'Mike Stand' }],
  links: [],
  ...more,
});
const hiding = (...people: object[]): ContentFileTexts => ({ 'shows/2025-2026.json': showYear([show()]), 'people.json': { people } });

it('has nothing to say of files that are in order', () => {
  expect(
    problemsIn({
      'exec/2025-2026.json': execYear([{ name: 'Mike Stand', roles: ['President'], image: './mike.jpg' }]),
      'exec/mike.jpg': 'picture',
      'shows/2025-2026.json': showYear([
        show({
          society: 'WUDS',
          venue: 'Piazza',
          instagram: 'https://social.example/p/1',
          photos: { url: 'https://photos.example', credit: 'Vi Finder' },
          links: [{ name: 'programme', label: 'Programme', url: 'https://files.example/p.pdf' }],
        }),
      ]),
      'hires/2025-2026.json': showYear([show({ people: [] })]),
      'people.json': { people: [{ name: 'Mike Stand', hidden: true, showAs: 'initials' }] },
    }),
  ).toEqual([]);
});

describe('a production', () => {
  it('needs a name', () => {
    expect(problemsIn({ 'shows/2025-2026.json': showYear([show({ name: undefined }), show({ name: ' ' })]) })).toEqual([
      'content/shows/2025-2026.json:7:9  The field "terms[0].shows[0].name" is missing.  Write the name of the show or hire.',
      'content/shows/2025-2026.json:17:11  "terms[0].shows[1].name" holds " ", which is not allowed.  Write the name of the show or hire.',
    ]);
  });

  it('needs a list of people, who need a name and a role', () => {
    const people = [{ name: 'Mike Stand' }, { role: 'Stage Manager' }, { role: '', name: 'Faye Derr' }];
    expect(problemsIn({ 'hires/2025-2026.json': showYear([show({ people }), show({ people: undefined })]) })).toEqual([
      'content/hires/2025-2026.json:10:13  The field "terms[0].shows[0].people[0].role" is missing.  Write what the person did, e.g. "Lighting Designer".',
      'content/hires/2025-2026.json:13:13  The field "terms[0].shows[0].people[1].name" is missing.  Write the person’s name.',
      'content/hires/2025-2026.json:17:15  "terms[0].shows[0].people[2].role" holds "", which is not allowed.  Write what the person did, e.g. "Lighting Designer".',
      'content/hires/2025-2026.json:23:9  The field "terms[0].shows[1].people" is missing.  Write a list of { "role": …, "name": … }; [] when nobody is on record.',
    ]);
  });

  it('may have no field that the site does not know', () => {
    expect(problemsIn({ 'shows/2025-2026.json': showYear([show({ societi: 'WUDS' })]) })).toEqual([
      'content/shows/2025-2026.json:16:11  Unknown field "terms[0].shows[0].societi".  Did you mean "society"? Allowed here: name, slug, society, venue, dates, tour, writers, composers, instagram, people, links, photos, poster, programme, awards, trivia.',
    ]);
  });

  it('links to whole addresses only', () => {
    const links = [{ name: 'programme', label: 'Programme', url: 'files.example/p.pdf' }];
    const wrong = show({ links, instagram: '@crew', photos: { url: 'https://' } });
    expect(problemsIn({ 'shows/2025-2026.json': showYear([wrong]) })).toEqual([
      `content/shows/2025-2026.json:19:15  "terms[0].shows[0].links[0].url" holds "files.example/p.pdf", which is not allowed.  ${HTTPS}`,
      `content/shows/2025-2026.json:22:11  "terms[0].shows[0].instagram" holds "@crew", which is not allowed.  ${HTTPS}`,
      `content/shows/2025-2026.json:24:13  "terms[0].shows[0].photos.url" holds "https://", which is not allowed.  ${HTTPS}`,
    ]);
  });
});

describe('a year', () => {
  it('is two years, one after the other', () => {
    expect(
      problemsIn({
        'exec/2025-2026.json': execYear([], '2025-2026'),
        'shows/2025-2027.json': showYear([], '2025/2027'),
        'hires/2025-2026.json': { terms: [] },
      }),
    ).toEqual([
      'content/exec/2025-2026.json:2:3  "year" holds "2025-2026", which is not allowed.  Write the year as "2025/2026".',
      'content/hires/2025-2026.json:1:1  The field "year" is missing.  Write the year as "2025/2026".',
      'content/shows/2025-2027.json:2:3  "year" holds "2025/2027", which is not allowed.  The second year must follow the first, as in "2025/2026".',
    ]);
  });

  it('names its file', () => {
    expect(problemsIn({ 'shows/2024-2025.json': showYear([]) })).toEqual([
      'content/shows/2024-2025.json:2:3  The file is named 2024-2025.json and holds the year 2025/2026.  Name the file 2025-2026.json, or mend the year.',
    ]);
  });

  it('has one file', () => {
    expect(problemsIn({ 'shows/2025-2026.json': showYear([]), 'shows/2025-2026-copy.json': showYear([]) })).toEqual([
      'content/shows/2025-2026-copy.json:2:3  The "year" is 2025/2026, and 2025-2026.json is the file of that year.  Move what is in 2025-2026-copy.json into 2025-2026.json and delete 2025-2026-copy.json, or mend the year.',
    ]);
  });

  it('may be the same for exec, shows and hires', () => {
    expect(
      problemsIn({ 'exec/2025-2026.json': execYear([]), 'shows/2025-2026.json': showYear([]), 'hires/2025-2026.json': showYear([]) }),
    ).toEqual([]);
  });
});

describe('a picture of somebody on the exec', () => {
  const member = (image: string) => execYear([{ name: 'Mike Stand', roles: ['President'], image }]);

  it('must exist', () => {
    expect(problemsIn({ 'exec/2025-2026.json': member('./mike-stnad.jpg'), 'exec/mike-stand.jpg': 'picture' })).toEqual([
      'content/exec/2025-2026.json:9:7  "exec[0].image" names the picture ./mike-stnad.jpg, which does not exist.  Did you mean "mike-stand.jpg"? Put the picture beside this file, or leave "image" out.',
    ]);
  });

  it('may be a poster, which is told by its name', () => {
    expect(problemsIn({ 'shows/2025-2026.json': showYear([show({ poster: 'ghosts.png' })]) })).toEqual([
      expect.stringMatching(/"terms\[0\]\.shows\[0\]\.poster" names the picture ghosts\.png, .* or leave "poster" out\.$/) as string,
    ]);
  });

  it('must be one that can be sized', () => {
    expect(problemsIn({ 'exec/2025-2026.json': member('mike.pdf'), 'exec/mike.pdf': 'document' })).toEqual([
      'content/exec/2025-2026.json:9:7  "exec[0].image" names mike.pdf, which is no photograph.  Use a .jpg, .png, .webp or .avif file.',
    ]);
  });
});

describe('the current exec year', () => {
  it('must have a file', () => {
    expect(problemsIn({ 'exec/2024-2025.json': execYear([], '2024/2025') })).toEqual([
      expect.stringMatching(
        /^content\/site\.json:\d+:3 {2}"currentExecYear" is 2025\/2026, and there is no exec\/2025-2026\.json\. {2}Add the file, or name a year that has one\.$/,
      ),
    ]);
  });
});

describe('a rule for a person', () => {
  it('must mean somebody, or they would stay in public', () => {
    expect(problemsIn(hiding({ name: 'Mike Stnad', hidden: true }, { id: 'mike-2', renameTo: 'Michael Stand' }))).toEqual([
      'content/people.json:4:7  "people[0].name": no year file names Mike Stnad.  Did you mean "Mike Stand"? Write it as the year files do, or delete the rule. An author whom only Git knows needs a line in authors.json.',
      'content/people.json:8:7  "people[1].id": no year file names mike-2.  Write it as the year files do, or delete the rule.',
    ]);
  });

  it('names the id of people who have one', () => {
    const people = ['sandy-bagg-2014', 'sandy-bagg-2023'].map((id) => ({ role: 'Stage Manager', name: 'Sandy Bagg', id }));
    expect(
      problemsIn({
        'shows/2025-2026.json': showYear([show({ people })]),
        'people.json': { people: [{ name: 'Sandy Bagg', hidden: true }] },
      }),
    ).toEqual([
      'content/people.json:4:7  "people[0].name": every Sandy Bagg in the year files has an id.  Say which is meant: "id": "sandy-bagg-2014" or "id": "sandy-bagg-2023".',
    ]);
  });

  it('may mean a hires assistant', () => {
    const hiresAssistants = [{ term: 'Term 1', assistants: [{ name: 'Faye Derr', id: 'faye' }] }];
    expect(
      problemsIn({
        'exec/2025-2026.json': { ...execYear([]), hiresAssistants },
        'people.json': { people: [{ id: 'faye', hidden: true }] },
      }),
    ).toEqual([]);
  });

  it('is not held against year files that cannot be read', () => {
    const lines = problemsIn({ ...hiding({ name: 'Faye Derr', hidden: true }), 'hires/2025-2026.json': '{' });
    expect(lines.map((line) => line.replace(/:.*/s, ''))).toEqual(['content/hires/2025-2026.json']);
  });
});

describe('rules for people that cannot mean what they say', () => {
  it.each([
    [
      'twice for one person',
      [
        { name: 'Mike Stand', hidden: true },
        { name: 'Mike Stand', renameTo: 'M' },
      ],
      '7:5',
      'only that one counts',
    ],
    ['that change nothing', [{ name: 'Mike Stand', hidden: false }], '3:5', 'changes nothing'],
    ['with initials of somebody who is not hidden', [{ name: 'Mike Stand', showAs: 'initials' }], '5:7', 'Add "hidden": true'],
  ])('%s are refused', (_which, people, place, words) => {
    const lines = problemsIn(hiding(...people));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`content/people.json:${place}  `);
    expect(lines[0]).toContain(words);
  });

  it('with a name that is not that of the id are refused', () => {
    const people = [{ role: 'Stage Manager', name: 'Sandy Bagg', id: 'sandy' }];
    expect(
      problemsIn({
        'shows/2025-2026.json': showYear([show({ people })]),
        'people.json': { people: [{ name: 'Faye Derr', id: 'sandy', hidden: true }] },
      }),
    ).toEqual([
      'content/people.json:4:7  "people[0].name": the id "sandy" is that of Sandy Bagg.  Write "Sandy Bagg", or leave the name out.',
    ]);
  });

  it('with the new name of somebody else are a warning', () => {
    const people = ['Mike Stand', 'Faye Derr'].map((name) => ({ role: 'Crew', name }));
    expect(
      problemsIn({
        'shows/2025-2026.json': showYear([show({ people })]),
        'people.json': { people: [{ name: 'Mike Stand', renameTo: 'Faye Derr' }] },
      }),
    ).toEqual([
      expect.stringContaining('content/people.json:5:7  Warning: "people[0].renameTo": the year files name a Faye Derr already.'),
    ]);
  });
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
  [
    'a hires assistant',
    {
      'exec/2025-2026.json': {
        ...execYear([]),
        hiresAssistants: [{ term: 'Term 1', assistants: [{ name: 'Mike Stand' }, { name: 'mike stand' }] }],
      },
    },
    '12:11',
  ],
])('%s is listed once', (_what, files: ContentFileTexts, place) => {
  expect(problemsIn(files)).toEqual([expect.stringMatching(new RegExp(`\\.json:${place}  .*Name each person once for a role`))]);
});

describe('what is seldom meant in a year file is a warning', () => {
  const warnings = (people: object[]) => problemsIn({ 'shows/2025-2026.json': showYear([show({ people })]) });

  it.each(['Mike Stand, Faye Derr', 'Mike Stand and Faye Derr', 'Mike Stand & Faye Derr', 'Mike Stand / Faye Derr'])(
    '%s as one person',
    (name) => {
      expect(warnings([{ role: 'Crew', name }])).toEqual([
        `content/shows/2025-2026.json:12:15  Warning: "${name}" looks like several people, and gets a page as one.  Give each of them an entry.`,
      ]);
    },
  );

  it.each(['????', 'TBC', 'N/A'])('%s, whom nobody knows', (name) => {
    expect(warnings([1, 2].map(() => ({ role: 'Crew', name })))).toEqual([
      `content/shows/2025-2026.json:12:15  Warning: "${name}" is no name, and is shown as “Unknown”.  Write the name as soon as somebody knows it.`,
      expect.stringContaining('shown as “Unknown”') as string,
    ]);
  });

  it.each([
    ['Lightning Designer', 'Lighting Designer'],
    ['Stage manager', 'Stage Manager'],
    ['Satge Manager', 'Stage Manager'],
    ['StageManager', 'Stage Manager'],
  ])('a role called %s, where others are called %s', (role, meant) => {
    const credits = ['Mike Stand', 'Faye Derr'].map((name) => ({ role: meant, name }));
    expect(warnings([{ role, name: 'Rigg Bolt' }, ...credits])).toEqual([
      `content/shows/2025-2026.json:11:15  Warning: The role "${role}" is nearly "${meant}", which others have.  Did you mean "${meant}"?`,
    ]);
  });

  it('but no other role: ASM beside DSM, or Sound No. 1 beside Sound No. 2', () => {
    const roles = ['ASM', 'DSM', 'SM', 'LX Operator', 'SX Operator', 'Sound No. 1', 'Sound No. 2', 'Producer', 'Director'];
    expect(warnings(roles.map((role) => ({ role, name: 'Mike Stand' })))).toEqual([]);
  });

  it('a role of the exec that is nearly one of site.json', () => {
    const exec = [
      { name: 'Mike Stand', roles: ['Presidnet'] },
      { name: 'Faye Derr', roles: ['Vice President', 'Social Secretary'] },
    ];
    expect(problemsIn({ 'exec/2025-2026.json': execYear(exec) })).toEqual([
      expect.stringContaining('Warning: The role "Presidnet" is nearly "President"') as string,
    ]);
  });

  it.each([
    ['Trem 1', 'Term 1'],
    ['term 2', 'Term 2'],
    ['Term1', 'Term 1'],
    ['Sumer', 'Summer'],
  ])('a term called %s', (name, meant) => {
    const years = ['2022/2023', '2023/2024'].map((year): [string, object] => [
      `shows/${year.replace('/', '-')}.json`,
      { year, terms: [{ name: 'Summer', shows: [] }] },
    ]);
    const files = { ...Object.fromEntries(years), 'hires/2025-2026.json': { year: '2025/2026', terms: [{ name, shows: [] }] } };
    expect(problemsIn(files)).toEqual([
      `content/hires/2025-2026.json:5:7  Warning: The term "${name}" is nearly "${meant}", which other years have.  Did you mean "${meant}"?`,
    ]);
  });

  it('but no term of another number or name', () => {
    const terms = ['Term 1', 'Term 4', 'Easter'].map((name) => ({ name, shows: [] }));
    expect(problemsIn({ 'shows/2025-2026.json': { year: '2025/2026', terms } })).toEqual([]);
  });
});

it('a picture of somebody who is renamed is not called by the old name, which would be in its address', () => {
  const exec = [
    { name: 'Jell Holder', roles: ['President'], image: './JellHolder.webp' },
    { name: 'Mike Stand', id: 'mike-2025', roles: ['Treasurer'], image: './stand.webp' },
  ];
  expect(
    problemsIn({
      'exec/2025-2026.json': execYear(exec),
      'exec/JellHolder.webp': 'picture',
      'exec/stand.webp': 'picture',
      'people.json': {
        people: [
          { name: 'Jell Holder', renameTo: 'Gel Holder' },
          { id: 'mike-2025', renameTo: 'Michael Stand' },
        ],
      },
    }),
  ).toEqual([
    'content/exec/2025-2026.json:9:7  The picture ./JellHolder.webp is called by the old name of Gel Holder, and its address would say so.  Call the file gel-holder.webp, and write "./gel-holder.webp" here.',
  ]);
});

it('a name is the same however its accents are written', () => {
  const names = ['José Wire', 'Jose\u0301 Wire'];
  const shows = names.map((name, index) => show({ people: [{ role: 'Crew', name }], slug: `show-${index}` }));
  expect(problemsIn({ 'shows/2025-2026.json': showYear(shows), 'people.json': { people: [{ name: names[1], hidden: true }] } })).toEqual(
    [],
  );
});

it('tells everything at once, file by file', () => {
  const lines = problemsIn({
    'exec/2025-2026.json': execYear([{ name: '', roles: [], image: 'none.png' }]),
    'shows/2025-2026.json': showYear([show({ name: undefined, venu: 'x' })]),
    'hires/2024-2025.json': showYear([show({ links: [{ name: 'x', label: 'x', url: 'x' }] })]),
    'people.json': { people: [{ hidden: 'yes' }] },
  });
  expect(lines.map((line) => line.replace(/:.*/s, ''))).toEqual([
    'content/exec/2025-2026.json',
    'content/exec/2025-2026.json',
    'content/hires/2024-2025.json',
    'content/people.json',
    'content/shows/2025-2026.json',
    'content/shows/2025-2026.json',
  ]);
});

it('a title that names somebody who is shown by initials needs an address that names nobody', () => {
  const people = { people: [{ name: 'Polly Gaffer', hidden: true, showAs: 'initials' }] };
  const evening = show({ name: 'An Evening with Polly Gaffer', people: [{ role: 'Singer', name: 'Polly Gaffer' }] });
  const problemsOf = (more: object) => problemsIn({ 'shows/2025-2026.json': showYear([{ ...evening, ...more }]), 'people.json': people });
  expect(problemsOf({})).toEqual([
    expect.stringMatching(
      /The address of An Evening with Polly Gaffer would name Polly Gaffer.* {2}Write a "slug" for it that names nobody/,
    ),
  ]);
  expect(problemsOf({ slug: 'an-evening' })).toEqual([]);
});

it('a redirect that is called after somebody who is shown by initials or renamed is refused', () => {
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
