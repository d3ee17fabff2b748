import { Link } from 'gatsby';
import { printPath } from '../../content/addresses';
import * as styles from './print-links.module.css';
import { addToPack, packAddress, takeOutOfPack, usePrintPack } from './print-pack';

/** Ways to paper: the section that a page opens, and the pack of pages that a reader puts together for a show week. */
export function PrintLinks({ path, isSection }: { path: string; isSection: boolean }) {
  const pages = usePrintPack();
  const isChosen = pages.includes(path);
  return (
    <p className={`${styles.links} no-print`}>
      {isSection && (
        <Link to={printPath(path)} className="button">
          Print this section
        </Link>
      )}
      <button type="button" className="button needs-script" onClick={() => (isChosen ? takeOutOfPack : addToPack)(path)}>
        {isChosen ? 'Take out of pack' : 'Add to pack'}
      </button>
      {pages.length > 0 && <Link to={packAddress(pages)}>Print the pack: {pages.length}</Link>}
    </p>
  );
}
