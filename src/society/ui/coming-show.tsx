import { Link, graphql } from 'gatsby';
import { Slot } from '../../components/capability';
import { listInWords } from '../../components/formats';
import { SmartLink } from '../../components/smart-link';
import type { Announcement } from '../node/whats-on';
import * as styles from './coming-show.module.css';
import { DayList, DayScript } from './day-list';

type Production = Queries.ComingShowFragment;

/** Tickets are sold by the society, if the record names no other address. */
function Tickets({ production: { tickets, society, societyName } }: { production: Production }) {
  if (tickets !== null) {
    return (
      <a href={tickets} rel="noopener" className="button filled">
        Tickets
      </a>
    );
  }
  if (!society) return null;
  return (
    <SmartLink href={society.url ?? society.path} className="button filled">
      Tickets: ask {society.shortName ?? societyName}
    </SmartLink>
  );
}

function OpenPosts({ posts }: { posts: readonly string[] }) {
  if (posts.length === 0) return null;
  return (
    <p className="space-3">
      Still open: {listInWords(posts, 'and')}. <Link to="/opportunities">Take one</Link>
    </p>
  );
}

/** When and where a show is on, until it has closed by the reader's clock. */
export function ComingShow({ production }: { production: Production }) {
  const announcement = production.announcement as unknown as Announcement | null;
  if (!announcement) return null;
  const { day, entries, openPosts } = announcement;
  return (
    <>
      <DayList
        entries={entries}
        keyOf={({ from, where }) => `${from} ${where}`}
        later="Coming"
        dayOfBuild={day}
        className="space-4"
        listClassName={styles.runs}
        below={
          <>
            <p className="row space-3 no-print">
              <Tickets production={production} />
              <Slot name="ComingShow" path={production.path} />
            </p>
            <OpenPosts posts={openPosts} />
          </>
        }
      >
        {({ where }, words) => (
          <>
            <b>{words}</b>
            <p>{where}</p>
          </>
        )}
      </DayList>
      <DayScript />
    </>
  );
}

export const fragment = graphql`
  fragment ComingShow on Production {
    ...ProductionRow
    tickets
    announcement
    society {
      path
      url
      shortName
    }
  }
`;
