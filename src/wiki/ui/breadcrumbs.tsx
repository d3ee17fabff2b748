import { Link } from 'gatsby';
import * as styles from './breadcrumbs.module.css';

interface Crumb {
  readonly path: string;
  readonly label: string;
}

/** Where the page stands: links to the pages above it, and its own name. */
export function Breadcrumbs({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  if (crumbs.length === 0) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumbs">
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.path}>
            <Link to={crumb.path}>{crumb.path === '/wiki' ? 'Wiki' : crumb.label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
