import { Link } from 'gatsby';
import * as styles from './instrument-schedule.module.css';

/** The ways into the site, in channel order: `LightingPlan` reads them by channel. */
export const WAYS_IN = [
  { channel: 1, to: '/opportunities', label: 'Get involved' },
  { channel: 2, to: '/shows', label: 'See our shows' },
  { channel: 3, to: '/hires', label: 'Hire kit or crew' },
  { channel: 4, to: '/wiki', label: 'Read the wiki' },
] as const;

/** The ways into the site as the instrument schedule of a plan: channel, gel, purpose. */
export function InstrumentSchedule({ label }: { label: string }) {
  return (
    <nav className={styles.schedule} aria-label={label}>
      <ul>
        {WAYS_IN.map(({ channel, to, label: purpose }) => (
          <li key={channel}>
            <Link to={to} className={`plain ${styles.row}`} data-channel={channel} data-gel={channel}>
              <span className={styles.channel} aria-hidden="true">
                {channel}
              </span>
              <span className={styles.gel} aria-hidden="true" />
              <b className="like-h3">{purpose}</b>
              <small className={`not-on-tablets ${styles.gelName}`} aria-hidden="true">
                {__GEL_NAMES__[channel]}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
