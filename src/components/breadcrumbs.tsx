import { Link } from 'gatsby';
import * as styles from './breadcrumbs.module.css';

export interface Crumb {
  readonly path: string;
  readonly label: string;
}

/** Links to the pages above this one, then its own name. */
export function Breadcrumbs({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  if (crumbs.length === 0) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumbs">
      <ol className="row">
        {crumbs.map((crumb) => (
          <li key={crumb.path}>
            <Link to={crumb.path}>{crumb.path === '/wiki' ? 'Wiki' : crumb.label}</Link>
          </li>
        ))}
        <li className="not-on-phones" aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
