import clsx from 'clsx';
import { TitleBlock } from '../../../components/title-block';
import { useSiteConfiguration } from '../../../components/use-site';
import * as styles from './hero.module.css';
import { InstrumentSchedule } from './instrument-schedule';
import { LightingPlan } from './lighting-plan';

interface Props {
  tagline: string;
  /** Number of wiki pages, as a plan counts its drawings. */
  sheets: number;
  latestChange?: { readonly date: string; readonly formattedDate: string } | undefined;
}

function Title({ title }: { title: string }) {
  const [first, ...rest] = title.split(' ');
  return (
    <h1 className={styles.title}>
      {first} {rest.length > 0 && <br />}
      {rest.join(' ')}
    </h1>
  );
}

/** The first sheet: the title, the ways into the site, and a lighting plan with the same links. */
export function Hero({ tagline, sheets, latestChange }: Props) {
  const site = useSiteConfiguration();
  return (
    <div className={styles.hero}>
      <div className={clsx('wrap one-column-on-tablets', styles.inside)}>
        <div className={styles.words}>
          <Title title={site.title} />
          <p className={clsx('lead', styles.tagline)}>{tagline}</p>
          <div className={`space-5 ${styles.schedule}`}>
            <InstrumentSchedule label="Start here" />
          </div>
        </div>
        <div className={clsx(styles.plot, 'no-print')}>
          <LightingPlan />
        </div>
        <TitleBlock
          className={`wide not-on-phones ${styles.block}`}
          cells={[
            ['Society', site.title],
            ['Drawing', 'Lighting plan, general cover'],
            ['Date', latestChange && <time dateTime={latestChange.date}>{latestChange.formattedDate}</time>],
            ['Sheets', `${sheets} in the wiki`],
          ]}
        />
      </div>
    </div>
  );
}
