import { PageCards } from '../page-cards';
import { usePageContent } from './page-content-context';

/** Cards of the pages below this one. */
export function PageList() {
  const { pagesBelow } = usePageContent();
  return pagesBelow.length === 0 ? null : <PageCards pages={pagesBelow} />;
}
