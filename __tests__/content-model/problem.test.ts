import { formatAnnotations, formatProblems, problemAt, sortProblems, warningAt, type Problem } from '../../src/content-model/problem';

const problem = (file: string, line: number, column = 1, message = 'Wrong.'): Problem =>
  problemAt(file, { line, column }, message, 'Mend it.');
const WARNING = warningAt('b.mdx', { line: 1, column: 1 }, 'Wrong.', 'Mend it.');

it('a report sorts problems by file, line and column, with page-2 before page-10', () => {
  const problems = [
    problem('page-10.mdx', 1),
    problem('page-2.mdx', 1),
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
    'page-2.mdx:1:1 Wrong.',
    'page-10.mdx:1:1 Wrong.',
  ]);
});

it('a report says which are warnings, and counts them apart', () => {
  expect(formatProblems([WARNING])).toBe('b.mdx:1:1  Warning: Wrong.  Mend it.\n\n1 warning in the content.');
  expect(formatProblems([problem('a.mdx', 1), WARNING, WARNING])).toMatch(/\n\n1 problem and 2 warnings in the content\.$/);
});

it('annotations on GitHub tell warnings from mistakes, and escape the characters that workflow commands interpret', () => {
  const mistake = problemAt('content/wiki/a,b:c.mdx', { line: 2, column: 3 }, '100% wrong:', 'one\ntwo');
  expect(formatAnnotations([WARNING, mistake])).toBe(
    '::warning file=b.mdx,line=1,col=1::Wrong. Mend it.\n::error file=content/wiki/a%2Cb%3Ac.mdx,line=2,col=3::100%25 wrong: one%0Atwo',
  );
});
