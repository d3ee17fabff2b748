import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useSiteConfiguration } from '../../../components/use-site';
import * as styles from './hero.module.css';
import { InstrumentSchedule } from './instrument-schedule';
import { LightingPlan } from './lighting-plan';

function Title({ title }: { title: string }) {
  const [first, ...rest] = title.split(' ');
  return (
    <h1 className={styles.title}>
      {first} {rest.length > 0 && <br />}
      {rest.join(' ')}
    </h1>
  );
}

interface Props {
  tagline: string;
  /** What the society does, in a sentence. */
  about: ReactNode;
  /** The title block. */
  children: ReactNode;
}

/** The first sheet, dark in both colour modes: the title, the ways into the site, and a lighting plan with the same links. */
export function Hero({ tagline, about, children }: Props) {
  const site = useSiteConfiguration();
  return (
    <div className={`stage ${styles.hero}`}>
      <div className={clsx('wrap one-column-on-tablets', styles.inside)}>
        <div className={styles.words}>
          <Title title={site.title} />
          <div className={clsx('lead', styles.tagline)}>
            <p>{tagline}</p>
            {about}
          </div>
          <div className={`space-5 ${styles.schedule}`}>
            <InstrumentSchedule label="Start here" />
          </div>
        </div>
        <div className={clsx(styles.plot, 'no-print')}>
          <LightingPlan />
        </div>
        <div className={`wide ${styles.block}`}>{children}</div>
      </div>
    </div>
  );
}
