import { graphql, useStaticQuery } from 'gatsby';
import { dayWithWeekday } from '../../../components/dates';
import { mailLink } from '../../../components/mail';
import { useSiteConfiguration } from '../../../components/use-site';
import { todayInWords } from '../../days';
import { DayList, DayScript } from '../../ui/day-list';
import { SampleNote } from '../../ui/sample-note';
import * as styles from './meetings.module.css';

const MEETINGS = graphql`
  query Meetings {
    buildDay {
      day
    }
    site {
      siteMetadata {
        meetings {
          title
          day
          time
          place
        }
      }
    }
  }
`;

/** Where to ask, as long as no meeting is announced. */
function NoMeeting() {
  const { contactEmail, links } = useSiteConfiguration();
  return (
    <p>
      The next evening has no date yet. <a href={mailLink({ to: contactEmail, subject: 'When can I come along?' })}>Ask us</a>
      {links.discord && (
        <>
          , or come to{' '}
          <a href={links.discord} rel="noopener">
            our Discord
          </a>
        </>
      )}
      .
    </p>
  );
}

/** When and where a beginner can turn up next, by the reader's clock. */
export function Meetings() {
  const { buildDay, site } = useStaticQuery<Queries.MeetingsQuery>(MEETINGS);
  const dayOfBuild = buildDay?.day ?? '';
  const entries = (site?.siteMetadata.meetings ?? [])
    .filter(({ day }) => day >= dayOfBuild)
    .map(({ title, day, time, place }) => ({
      from: day,
      to: day,
      now: todayInWords(time === null ? [] : [time]) ?? 'Today',
      later: [dayWithWeekday(day), time].filter(Boolean).join(', '),
      title,
      place,
    }))
    .sort((first, second) => first.from.localeCompare(second.from));
  return (
    <>
      <DayList
        entries={entries}
        keyOf={({ from, title }) => `${from} ${title}`}
        later="Soon"
        className="space-2"
        dayOfBuild={dayOfBuild}
        listClassName={`ruled ${styles.meetings}`}
        otherwise={<NoMeeting />}
      >
        {({ title, place }, words) => (
          <>
            <b>{words}</b>
            <div>
              {title}
              <p className="compact">{place}</p>
            </div>
          </>
        )}
      </DayList>
      <DayScript />
      <SampleNote />
    </>
  );
}
