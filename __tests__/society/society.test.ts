import { readContent } from '../../src/content-model/read-content';
import { societyFilesOf } from '../../src/society/node/society-records';
import { societyNodes } from '../../src/society/node/source-society';
import { contentFolder } from '../support/content-folder';

it('missing and invalid files are left out', () => {
  const nothing = { years: [], people: { people: [] }, venues: [], societies: [] };
  for (const files of [{}, { 'exec/2025-2026.json': { year: '2025' }, 'people.json': '{' }])
    expect(societyFilesOf(readContent(contentFolder(files)).data)).toMatchObject(nothing);
});

it('initials replace a hidden person’s name in every text of year files, venues and societies', () => {
  const by = 'Assistant to Mike Stand';
  const run = { from: '2025-11-19' };
  const directory = [{ id: 'barn', name: `${by}, at home`, shortName: by }];
  const show = {
    ...{ name: by, slug: 'assistant', society: by, venue: by, dates: [run], tour: [{ ...run, venue: by }], writers: [by], composers: [by] },
    people: [
      { role: by, name: 'Ann Lee' },
      { role: 'Operator', name: 'Mike Stand' },
    ],
    links: [{ name: by, label: by, url: 'https://x.example' }],
    wanted: [by],
    ...{ photos: { url: 'https://x.example', credit: by }, awards: [by], trivia: [{ text: by, source: by }] },
  };
  const year = { year: '2025/2026', terms: [{ name: `Term of ${by}`, notes: by, shows: [show] }] };
  const { data } = readContent(
    contentFolder({
      'people.json': { people: [{ name: 'Mike Stand', hidden: true, showAs: 'initials' }] },
      'exec/2025-2026.json': {
        year: '2025/2026',
        exec: [{ name: 'Ann Lee', roles: [by] }],
        hiresAssistants: [{ term: `Term of ${by}`, assistants: [{ name: 'Ann Lee' }] }],
      },
      ...{ 'shows/2025-2026.json': year, 'hires/2025-2026.json': year, 'venues.json': directory, 'societies.json': directory },
    }),
  );
  const nodes = societyNodes(data, { createNodeId: () => 'id' });
  const texts = (value: unknown, place: string): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, below]) => texts(below, `${place}.${key}`))
      : [`${place}: ${String(value)}`];
  const shown = [...nodes].flatMap(([type, all]) => (type === 'ChangedName' ? [] : all.flatMap(({ fields }) => texts(fields, type))));
  expect(shown.filter((text) => /mike stand/i.test(text))).toEqual([]);
  expect(shown).toContain('Production.creditTexts.0: Ann Lee, Assistant to M. S.');
});
