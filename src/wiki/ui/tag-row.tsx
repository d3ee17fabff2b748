import { Link, graphql } from 'gatsby';
import clsx from 'clsx';
import * as styles from './tag-row.module.css';

/** The tags of a page. */
export function TagRow({ tags }: { tags: readonly Queries.TagLinkFragment[] }) {
  if (tags.length === 0) return null;
  return (
    <div className={clsx(styles.tags, 'no-print')}>
      <span id="tags-label">Tags</span>
      <ul className={styles.tagList} aria-labelledby="tags-label">
        {tags.map((tag) => (
          <li key={tag.name}>
            <Link to={tag.path}>{tag.name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const fragment = graphql`
  fragment TagLink on Tag {
    name
    path
  }
`;
