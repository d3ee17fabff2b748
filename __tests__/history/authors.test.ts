import { UNNAMED, authorNaming, authorsOfPage, nameWithoutAddress } from '../../src/history/node/authors';
import { changedNames, personNaming } from '../../src/society/node/people';
import { problemsIn } from '../support/content-problems';

const asWritten = (name: string): string => name;

const nameOf = authorNaming(
  [{ from: ['mstand99', 'M. Stand', 'mike@example.org'], to: 'Mike Stand' }],
  personNaming(
    changedNames([], {
      people: [
        { name: 'Old Name', renameTo: 'New Name' },
        { name: 'Shy Person', hidden: true, showAs: 'initials' },
      ],
    }),
  ),
);

it('an author has the name that authors.json gives, or else git’s own', () => {
  const names = ['mstand99', 'M. Stand', 'mike@example.org', 'Faye Derr'];
  expect(names.map(nameOf)).toEqual(['Mike Stand', 'Mike Stand', 'Mike Stand', 'Faye Derr']);
});

it('an author’s name follows people.json, as everywhere else', () => {
  expect([nameOf('Old Name'), nameOf('Shy Person')]).toEqual(['New Name', 'S. P.']);
});

it('an author’s name is never an e-mail address', () => {
  expect([nameOf('faye@example.org'), nameOf('')]).toEqual([UNNAMED, UNNAMED]);
});

it.each([
  ['Faye Derr', 'Faye Derr'],
  ['  Faye\tDerr\u0007 ', 'Faye Derr'],
  ['Faye Derr <faye@example.org>', 'Faye Derr'],
  ['faye@example.org', ''],
  ['faye@localhost', ''],
  ['<faye@example.org>', ''],
  ['Faye @ the desk', 'Faye @ the desk'],
  ['', ''],
])('the name %j is shown as %j', (name, expected) => {
  expect(nameWithoutAddress(name)).toBe(expected);
});

it('the authors of a page are those in its history, then those that it adds, without e-mail addresses', () => {
  const own = { overrideAuthors: [], additionalAuthors: ['Polly Gaffer <polly@example.org>', 'Faye Derr', 'mike@example.org'] };
  expect(authorsOfPage(['Faye Derr', 'Mike Stand'], own, asWritten)).toEqual(['Faye Derr', 'Mike Stand', 'Polly Gaffer']);
});

it('the authors of a page are those of overrideAuthors instead, if it has them', () => {
  expect(authorsOfPage(['Faye Derr'], { overrideAuthors: ['Cy Clorama'], additionalAuthors: ['Polly Gaffer'] }, asWritten)).toEqual([
    'Cy Clorama',
    'Polly Gaffer',
  ]);
});

it('authors.json may name each author once', () => {
  const problems = problemsIn({
    'authors.json': [
      { from: ['mstand99'], to: 'Mike Stand' },
      { from: ['Mike', 'mstand99'], to: 'Michael Stand' },
    ],
  });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^content\/authors\.json:\d+:\d+ .*"mstand99" is shown as "Mike Stand" already; name it once\.$/);
});
