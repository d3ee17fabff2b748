import {
  asWarning,
  ContentError,
  formatProblem,
  formatAnnotations,
  formatJson,
  formatProblems,
  sortProblems,
  withoutWarnings,
  type Problem,
} from '../../src/content/problem';

function problem(file: string, line: number, column = 1, message = 'Wrong.'): Problem {
  return { file, line, column, message, remedy: 'Mend it.' };
}

describe('a problem', () => {
  it('is one line: where it is, what is wrong, what to write instead', () => {
    expect(formatProblem(problem('content/wiki/fab.mdx', 3, 7, 'This heading is empty.'))).toBe(
      'content/wiki/fab.mdx:3:7  This heading is empty.  Mend it.',
    );
  });
});

describe('a report', () => {
  it('lists problems in the order in which a person works through them', () => {
    const problems = [
      problem('b.mdx', 1),
      problem('a.mdx', 10),
      problem('a.mdx', 9, 4),
      problem('a.mdx', 9, 2),
      problem('a.mdx', 9, 2, 'Also.'),
    ];
    expect(sortProblems(problems).map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)).toEqual([
      'a.mdx:9:2 Also.',
      'a.mdx:9:2 Wrong.',
      'a.mdx:9:4 Wrong.',
      'a.mdx:10:1 Wrong.',
      'b.mdx:1:1 Wrong.',
    ]);
  });

  it('counts page 2 before page 10', () => {
    expect(sortProblems([problem('page-10.mdx', 1), problem('page-2.mdx', 1)]).map(({ file }) => file)).toEqual([
      'page-2.mdx',
      'page-10.mdx',
    ]);
  });

  it('leaves the list that it was given as it was', () => {
    const problems = [problem('b.mdx', 1), problem('a.mdx', 1)];
    sortProblems(problems);
    expect(problems.map(({ file }) => file)).toEqual(['b.mdx', 'a.mdx']);
  });

  it('ends with the count', () => {
    expect(formatProblems([problem('a.mdx', 1)])).toBe('a.mdx:1:1  Wrong.  Mend it.\n\n1 problem in the content.');
    expect(formatProblems([problem('a.mdx', 1), problem('b.mdx', 1)])).toMatch(/\n\n2 problems in the content\.$/);
  });

  it('says which are warnings, and counts them apart', () => {
    const warning = asWarning(problem('b.mdx', 1));
    expect(formatProblems([warning])).toBe('b.mdx:1:1  Warning: Wrong.  Mend it.\n\n1 warning in the content.');
    expect(formatProblems([problem('a.mdx', 1), warning, warning])).toMatch(/\n\n1 problem and 2 warnings in the content\.$/);
    expect(withoutWarnings([problem('a.mdx', 1), warning])).toEqual([problem('a.mdx', 1)]);
  });

  it('is empty when nothing is wrong', () => {
    expect(formatProblems([])).toBe('');
  });
});

it('is the message of the error that stops a build', () => {
  const error = new ContentError([problem('a.mdx', 1)]);
  expect(error.message).toBe('a.mdx:1:1  Wrong.  Mend it.\n\n1 problem in the content.');
  expect(error.problems).toHaveLength(1);
});

describe('annotations on GitHub', () => {
  it('escape what workflow commands read as signs of their own', () => {
    const problem = { file: 'content/wiki/a,b:c.mdx', line: 2, column: 3, message: '100% wrong:', remedy: 'one\ntwo' };
    expect(formatAnnotations([problem])).toBe('::error file=content/wiki/a%2Cb%3Ac.mdx,line=2,col=3::100%25 wrong: one%0Atwo');
  });

  it('are milder for warnings', () => {
    expect(formatAnnotations([asWarning(problem('a.mdx', 2))])).toBe('::warning file=a.mdx,line=2,col=1::Wrong. Mend it.');
  });
});

it('problems for other programs are a JSON list in order', () => {
  const problem = (file: string) => ({ file, line: 1, column: 1, message: 'x', remedy: 'y' });
  expect(JSON.parse(formatJson([problem('b'), problem('a')]))).toEqual([problem('a'), problem('b')]);
});
