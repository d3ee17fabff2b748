import { UNNAMED, authorNaming, authorsOfPage, nameWithoutAddress } from '../../src/history/node/authors';
import { changedNames, personNaming } from '../../src/society/node/people';
import { problemsIn } from '../support/content-problems';

const asWritten = (name: string): string => name;

describe('the name by which an author is shown', () => {
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

  it('is the one that authors.json maps it to, or else git’s own', () => {
    const names = ['mstand99', 'M. Stand', 'mike@example.org', 'Faye Derr'];
    expect(names.map(nameOf)).toEqual(['Mike Stand', 'Mike Stand', 'Mike Stand', 'Faye Derr']);
  });

  it('follows people.json, as everywhere else', () => {
    expect([nameOf('Old Name'), nameOf('Shy Person')]).toEqual(['New Name', 'S. P.']);
  });

  it('is never an e-mail address', () => {
    expect([nameOf('faye@example.org'), nameOf('')]).toEqual([UNNAMED, UNNAMED]);
  });
});

describe('the public name of a person', () => {
  it.each([
    ['Faye Derr', 'Faye Derr'],
    ['  Faye\tDerr\u0007 ', 'Faye Derr'],
    ['Faye Derr <faye@example.org>', 'Faye Derr'],
    ['faye@example.org', ''],
    ['faye@localhost', ''],
    ['<faye@example.org>', ''],
    ['Faye @ the desk', 'Faye @ the desk'],
    ['', ''],
  ])('%j is shown as %j', (name, expected) => {
    expect(nameWithoutAddress(name)).toBe(expected);
  });
});

describe('the authors of a page', () => {
  it('are those in the history, then those that the page adds, without the addresses that an editor wrote beside them', () => {
    const own = { overrideAuthors: [], additionalAuthors: ['Polly Gaffer <polly@example.org>', 'Faye Derr', 'mike@example.org'] };
    expect(authorsOfPage(['Faye Derr', 'Mike Stand'], own, asWritten)).toEqual(['Faye Derr', 'Mike Stand', 'Polly Gaffer']);
  });

  it('are those of overrideAuthors instead, if the page has it', () => {
    expect(authorsOfPage(['Faye Derr'], { overrideAuthors: ['Cy Clorama'], additionalAuthors: ['Polly Gaffer'] }, asWritten)).toEqual([
      'Cy Clorama',
      'Polly Gaffer',
    ]);
  });
});

describe('authors.json', () => {
  it('may name each author once', () => {
    const problems = problemsIn({
      'authors.json': [
        { from: ['mstand99'], to: 'Mike Stand' },
        { from: ['Mike', 'mstand99'], to: 'Michael Stand' },
      ],
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^content\/authors\.json:\d+:\d+ .*"mstand99" is shown as "Mike Stand" already; name it once\.$/);
  });
});
