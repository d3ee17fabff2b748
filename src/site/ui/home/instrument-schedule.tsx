import { Link } from 'gatsby';
import * as styles from './instrument-schedule.module.css';
import { WAYS_IN } from './ways-in';

/** The ways into the site as the instrument schedule of a plan: channel, gel, purpose. */
export function InstrumentSchedule({ label }: { label: string }) {
  return (
    <nav className={styles.schedule} aria-label={label}>
      <ul>
        {WAYS_IN.map(({ channel, to, label: purpose, gel }) => (
          <li key={channel}>
            <Link to={to} className={styles.row} data-channel={channel} data-gel={channel}>
              <span className={styles.channel} aria-hidden="true">
                {channel}
              </span>
              <span className={styles.gel} aria-hidden="true" />
              <b className={styles.purpose}>{purpose}</b>
              <small className={styles.gelName} aria-hidden="true">
                {gel}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
