import { correctionIssue } from '../../src/components/corrections';
import { missingResultsReport } from '../../src/search/ui/search-notices';

it.each([
  ['GitHub', 'https://github.com/crew/site', '/crew/site/issues/new', 'title', 'body'],
  ['GitLab', 'https://gitlab.com/crew/site', '/crew/site/-/issues/new', 'issue[title]', 'issue[description]'],
])('a reader’s issue comes with its title and text on %s', (_host, repository, page, title, text) => {
  const issue = new URL(correctionIssue(repository, { subject: 'A & B', facts: [['Page', '/a']], question: 'What?' }));
  expect([issue.pathname, issue.searchParams.get(title), issue.searchParams.get(text)]).toEqual([page, 'A & B', 'Page: /a\n\nWhat?\n']);
  const report = new URL(missingResultsReport(repository, 'C & D'));
  expect([report.pathname, report.searchParams.get(title)]).toEqual([page, 'Search finds nothing for “C & D”']);
  expect(report.searchParams.get(text)).toContain('Searched for: C & D');
});
