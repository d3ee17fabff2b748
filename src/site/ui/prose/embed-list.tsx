import { useContext } from 'react';
import { Link } from 'gatsby';
import { SwitchedOnContext } from './when';

/** The other sites that pages can embed, each with its pages. */
export function EmbedList() {
  const { embeds } = useContext(SwitchedOnContext);
  if (embeds.length === 0) return <p>At the moment no page does.</p>;
  return (
    <ul>
      {embeds.map(({ host, pages }) => (
        <li key={host}>
          {host}, on{' '}
          {pages.map((page, index) => (
            <span key={page.path}>
              {index > 0 && ', '}
              <Link to={page.path}>{page.title}</Link>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
