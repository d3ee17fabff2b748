import { Link, graphql } from 'gatsby';
import clsx from 'clsx';
import * as styles from './page-foot.module.css';

type Resource = Queries.ResourceFragment;

/** Further resources are folded, so that Next is near the text. */
const LISTED = 3;

function ResourceList({ resources }: { resources: readonly Resource[] }) {
  return (
    <ul className={styles.list}>
      {resources.map(({ name, url, author }) => (
        <li key={url}>
          <a href={url} rel="noopener">
            {name}
          </a>
          {author !== null && ` by ${author}`}
        </li>
      ))}
    </ul>
  );
}

export function Resources({ resources }: { resources: readonly Resource[] }) {
  if (resources.length === 0) return null;
  // A fold around one line would save no space.
  const listed = resources.length === LISTED + 1 ? resources : resources.slice(0, LISTED);
  const folded = resources.slice(listed.length);
  return (
    <aside className={styles.resources} aria-label="Resources">
      <h2>Resources</h2>
      <ResourceList resources={listed} />
      {folded.length > 0 && (
        <details>
          <summary className="no-print">{folded.length} more</summary>
          <ResourceList resources={folded} />
        </details>
      )}
    </aside>
  );
}

export function TagRow({ tags }: { tags: readonly Queries.TagLinkFragment[] }) {
  if (tags.length === 0) return null;
  return (
    <div className={clsx(styles.tags, 'row space-3 no-print')}>
      <span id="tags-label">Tags</span>
      <ul className="row" aria-labelledby="tags-label">
        {tags.map((tag) => (
          <li key={tag.name}>
            <Link to={tag.path} className="plain">
              {tag.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The pages before and after in reading order. */
export function NeighbourLinks({ page: { sheet, previous, next } }: { page: Queries.NeighbourLinksFragment }) {
  if (!previous && !next) return null;
  return (
    <nav className={clsx(styles.neighbours, 'space-4 no-print')} aria-label="Neighbouring pages">
      {previous && (
        <Link to={previous.path} rel="prev">
          <span className="small-label">{`Sheet ${sheet - 1}, previous`}</span>
          <div className="like-h3">{previous.label}</div>
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next" className={styles.next}>
          <span className="small-label">{`Sheet ${sheet + 1}, next`}</span>
          <div className="like-h3">{next.label}</div>
        </Link>
      )}
    </nav>
  );
}

export const fragments = graphql`
  fragment Resource on WikiResource {
    name
    url
    author
  }

  fragment TagLink on Tag {
    name
    path
  }

  fragment NeighbourLinks on WikiPage {
    sheet
    previous {
      path
      label
    }
    next {
      path
      label
    }
  }
`;
