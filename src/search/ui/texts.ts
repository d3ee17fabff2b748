import { issueAddress } from '../../components/corrections';

export const SEARCH_TEXTS = {
  placeholder: 'Search docs',
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
  const text = `I searched the wiki for “${query}” and found nothing.\n\nI had expected to find: `;
  return issueAddress(repositoryUrl, `Search finds nothing for “${query}”`, text);
}
