/** The address of a new report in the repository, filled in for a query that found nothing it should have. */
export function missingResultsReport(repositoryUrl: string, query: string): string {
  const fields = new URLSearchParams({
    title: `Search finds nothing for “${query}”`,
    body: `I searched the wiki for “${query}” and found nothing.\n\nI had expected to find: `,
  });
  return `${repositoryUrl}/issues/new?${fields.toString()}`;
}
