import { graphql } from 'gatsby';
import clsx from 'clsx';
import { MENU_ID } from '../../components/side-menu';
import * as listStyles from '../../components/section-nav.module.css';
import * as styles from './table-of-contents.module.css';

type ContentsHeading = Queries.ContentsHeadingFragment;

function nestHeadings(headings: readonly ContentsHeading[]): { heading: ContentsHeading; below: ContentsHeading[] }[] {
  const sections: { heading: ContentsHeading; below: ContentsHeading[] }[] = [];
  for (const heading of headings) {
    const last = sections.at(-1);
    if (heading.depth <= 2 || !last) sections.push({ heading, below: [] });
    else last.below.push(heading);
  }
  return sections;
}

function HeadingList({ headings }: { headings: readonly ContentsHeading[] }) {
  return (
    <ol className={listStyles.list} data-section-list="">
      {nestHeadings(headings).map(({ heading, below }) => (
        <li key={heading.id}>
          <a href={`#${heading.id}`}>{heading.text}</a>
          {below.length > 0 && (
            <ol>
              {below.map((sub) => (
                <li key={sub.id}>
                  <a href={`#${sub.id}`}>{sub.text}</a>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The contents beside the article, with a dot at the section being read. */
export function TableOfContents({ headings }: { headings: readonly ContentsHeading[] }) {
  if (headings.length === 0) return <div className={styles.contents} />;
  return (
    <nav className={clsx(styles.contents, 'no-print')} aria-label="On this page">
      <span className="small-label">On this page</span>
      <HeadingList headings={headings} />
    </nav>
  );
}

/** On small screens: opens the wiki's tree, and unfolds the contents of the page. */
export function ContentsBar({ headings }: { headings: readonly ContentsHeading[] }) {
  return (
    <div className={clsx(styles.bar, 'no-print')}>
      <button type="button" popoverTarget={MENU_ID} className={`needs-popover ${styles.tree}`}>
        Wiki contents
      </button>
      {headings.length > 0 && (
        <details className={styles.fold} data-keep="contents">
          <summary>On this page</summary>
          <nav aria-label="On this page, folded">
            <HeadingList headings={headings} />
          </nav>
        </details>
      )}
    </div>
  );
}

export const fragment = graphql`
  fragment ContentsHeading on WikiHeading {
    id
    text
    depth
  }
`;
