import { correctionIssue } from '../../components/corrections';

export const SEARCH_TEXTS = {
  placeholder: 'Search docs',
  loading: 'Loading search…',
  errorTitle: 'Unable to fetch results',
  errorHelp: 'You might want to check your network connection',
  outdatedTitle: 'This page is from an earlier version of the site',
  outdatedHelp: 'Reload it to search the new version',
  noResults: 'No results found for',
  trySearching: 'Try searching for',
  reportMissing: 'Believe this query should return results?',
  reportLink: 'Let us know.',
  noRecent: 'No recent searches',
} as const;

/** Address of a pre-filled new issue for a query that found nothing. */
export function missingResultsReport(repositoryUrl: string, query: string): string {
  const subject = `Search finds nothing for “${query}”`;
  return correctionIssue(repositoryUrl, { subject, facts: [['Searched for', query]], question: 'What I had expected to find:' });
}
