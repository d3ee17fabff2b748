import { PageCards } from '../../ui/page-cards';
import { usePageContent } from '../../ui/text/page-content-context';

/** Cards of the child pages. */
export function PageList() {
  const { pagesBelow } = usePageContent();
  return pagesBelow.length === 0 ? null : <PageCards pages={pagesBelow} />;
}
