import type { SearchRecord } from './records';

/** The query for all search records; without people's names for records that leave the site. */
export const searchRecordsQuery = ({ withPeople }: { withPeople: boolean }) => /* GraphQL */ `
  query SearchRecords {
    searchRecords(withPeople: ${withPeople}) {
      objectID
      type
      kind
      hierarchy {
        lvl0
        lvl1
        lvl2
        lvl3
        lvl4
        lvl5
        lvl6
      }
      content
      url
      url_without_anchor
      anchor
      document
      language
      version
      tag
      pageTags
      shortlinks
      weight
      level
      position
    }
  }
`;

/** The result of the query. */
export interface SearchRecordsData {
  searchRecords: SearchRecord[];
}
