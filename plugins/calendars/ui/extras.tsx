import { withPrefix } from 'gatsby';
import type { Capability } from '../../../src/components/capability';
import { LinkRow } from '../../../src/components/section';
import { CALENDAR_PATH, SHOWS_FEED_PATH, calendarPath } from '../published';
import { Subscribe } from './subscribe';

export const calendars: Capability = {
  name: 'calendars',
  ShowsHead: () => <link rel="alternate" type="application/atom+xml" title="New shows" href={withPrefix(SHOWS_FEED_PATH)} />,
  HomeShows: () => <LinkRow links={[{ label: 'Add shows to my calendar', href: '/shows#subscribe' }]} />,
  AllShows: () => (
    <Subscribe path={CALENDAR_PATH} of="shows">
      <p>
        Feed readers find new shows in the <a href={withPrefix(SHOWS_FEED_PATH)}>Atom feed</a>.
      </p>
    </Subscribe>
  ),
  DirectoryEntry: ({ entry: { path, isVenue } }) => <Subscribe path={calendarPath(path)} of={isVenue ? 'shows here' : 'their shows'} />,
  ComingShow: ({ path }) => (
    <a href={withPrefix(calendarPath(path))} className="button no-url" download="">
      Add to my calendar
    </a>
  ),
};
