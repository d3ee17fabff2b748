/** In place of Algolia's client where DocSearch without Ask AI makes one: `useSearchClient` in `docsearch-repairs.ts` answers instead. */
export const liteClient = () => ({ addAlgoliaAgent: () => undefined, transporter: { algoliaAgent: { value: '' } } });
