import { Link } from 'gatsby';
import type { Capability } from '../../../src/components/capability';
import { printPath } from '../print-path';

export const printSections: Capability = {
  name: 'print-sections',
  PageAction: ({ page: { path, isSection } }) =>
    isSection && (
      <li>
        <Link to={printPath(path)}>
          {/* The link is a flex container, which would drop the space. */}
          <span>
            Print<span className="not-on-phones"> section</span>
          </span>
        </Link>
      </li>
    ),
};
