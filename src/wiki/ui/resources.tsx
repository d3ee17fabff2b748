import { graphql } from 'gatsby';
import * as styles from './resources.module.css';

/** Further reading on other sites. */
export function Resources({ resources }: { resources: readonly Queries.ResourceFragment[] }) {
  if (resources.length === 0) return null;
  return (
    <aside className={styles.resources} aria-label="Resources">
      <h2>Resources</h2>
      <ul className={styles.list}>
        {resources.map((resource) => (
          <li key={resource.url}>
            <a href={resource.url} rel="noopener">
              {resource.name}
            </a>
            {resource.author !== null && ` by ${resource.author}`}
          </li>
        ))}
      </ul>
    </aside>
  );
}

export const fragment = graphql`
  fragment Resource on WikiResource {
    name
    url
    author
  }
`;
