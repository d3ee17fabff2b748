import * as styles from './link-row.module.css';
import { SmartLink } from './smart-link';

/** Links side by side, at the end of a section. */
export function LinkRow({ links }: { links: readonly { readonly label: string; readonly href: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <SmartLink href={href}>{label}</SmartLink>
        </li>
      ))}
    </ul>
  );
}
