/** Texts of the specification that search shows in several places: its dialog, its modal, its notices and its page. */
export const SEARCH_TEXTS = {
  placeholder: 'Search docs',
  loading: 'Loading search…',
  errorTitle: 'Unable to fetch results',
  errorHelp: 'You might want to check your network connection',
  noResults: 'No results found for',
  trySearching: 'Try searching for',
  reportMissing: 'Believe this query should return results?',
  reportLink: 'Let us know.',
} as const;
