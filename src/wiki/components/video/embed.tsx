import { ClickToLoadFrame } from '../../../components/click-to-load-frame';
import { hostOf } from '../../../content-model/addresses';
import * as styles from './video.module.css';

/** A page of another site, such as a timetable. The check accepts only hosts that site.json lists. */
export function Embed({ url, title }: { url: string; title: string }) {
  const host = hostOf(url);
  return (
    <figure>
      <ClickToLoadFrame
        className={styles.page}
        classBefore={`${styles.ask} no-print needs-script`}
        src={url}
        title={title}
        warning={`This is on ${host}. Loading it shares your IP address with them.`}
        button={`Show “${title}”`}
        allow="fullscreen"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      />
      <figcaption>
        {title}.{' '}
        <a href={url} rel="noopener">
          Open it on {host}
        </a>
      </figcaption>
    </figure>
  );
}
