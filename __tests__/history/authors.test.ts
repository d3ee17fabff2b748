import { UNNAMED, authorNaming, authorsOfPage, nameWithoutAddress } from '../../src/history/node/authors';
import { changedNames, personNaming } from '../../src/society/node/people';
import { problemsIn } from '../support/content-problems';

const people = [
  { name: 'Old Name', renameTo: 'New Name' },
  { name: 'Shy Person', hidden: true, showAs: 'initials' as const },
];
const nameOf = authorNaming(
  [{ from: ['mstand99', 'M. Stand', 'mike@example.org'], to: 'Mike Stand' }],
  personNaming(changedNames([], { people })),
);

it.each([
  ['from authors.json', ['mstand99', 'M. Stand', 'mike@example.org'], ['Mike Stand', 'Mike Stand', 'Mike Stand']],
  ['from git, where authors.json has none', ['Faye Derr'], ['Faye Derr']],
  ['that people.json asks for, as everywhere else', ['Old Name', 'Shy Person'], ['New Name', 'S. P.']],
  ['that is never an e-mail address', ['faye@example.org', ''], [UNNAMED, UNNAMED]],
])('an author has a name %s', (_what, names, shown) => {
  expect(names.map(nameOf)).toEqual(shown);
});

it.each([
  ['  Faye\tDerr\u0007 ', 'Faye Derr'],
  ['Faye Derr <faye@example.org>', 'Faye Derr'],
  ['faye@localhost', ''],
  ['<faye@example.org>', ''],
  ['Faye @ the desk', 'Faye @ the desk'],
])('the name %j is shown as %j', (name, expected) => {
  expect(nameWithoutAddress(name)).toBe(expected);
});

it.each([
  ['those in its history, then those that it adds, each once', [], ['Faye Derr', 'Mike Stand', 'Polly Gaffer']],
  ['those of overrideAuthors instead, if it has them', ['Cy Clorama'], ['Cy Clorama', 'Polly Gaffer', 'Faye Derr']],
])('the authors of a page are %s, without e-mail addresses', (_what, overrideAuthors, authors) => {
  const own = { overrideAuthors, additionalAuthors: ['Polly Gaffer <polly@example.org>', 'Faye Derr', 'mike@example.org'] };
  expect(authorsOfPage(['Faye Derr', 'Mike Stand'], own, (name) => name)).toEqual(authors);
});

it('authors.json may name each author once', () => {
  const authors = [
    { from: ['mstand99'], to: 'Mike Stand' },
    { from: ['Mike', 'mstand99'], to: 'Michael Stand' },
  ];
  const problem = /^content\/authors\.json:\d+:\d+ .*"mstand99" is shown as "Mike Stand" already; name it once\.$/;
  expect(problemsIn({ 'authors.json': authors })).toEqual([expect.stringMatching(problem)]);
});
