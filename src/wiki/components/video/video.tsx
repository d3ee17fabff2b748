import { createElement } from 'react';
import { ClickToLoadFrame } from '../../../components/click-to-load-frame';
import { hostOf } from '../../../content-model/addresses';
import { playerAddress } from './players';
import * as styles from './video.module.css';

interface Props {
  src?: string;
  url?: string;
  title: string;
  poster?: string;
  captions?: string;
}

function VideoElsewhere({ url, title }: { url: string; title: string }) {
  const host = hostOf(url);
  return (
    <ClickToLoadFrame
      className={styles.player}
      classBefore={styles.ask}
      src={playerAddress(url)}
      title={title}
      warning={`This video is on ${host}. Playing it shares your IP address with them.`}
      button={`Play “${title}”`}
      allow="autoplay; fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    >
      <a href={url} rel="noopener">
        Watch it on {host}
      </a>
    </ClickToLoadFrame>
  );
}

/** With an empty track, browsers would offer missing captions. */
function OwnVideo({ src, title, poster, captions }: Pick<Props, 'src' | 'title'> & Record<'poster' | 'captions', string | undefined>) {
  return createElement(
    'video',
    { className: styles.player, controls: true, preload: 'none', poster, 'aria-label': title },
    <source src={src} />,
    captions !== undefined && <track kind="captions" src={captions} srcLang="en" label="English" default />,
  );
}

/** A video file of ours, or a player of another site that loads on a click. */
export function Video({ src, url, title, poster, captions }: Props) {
  return (
    <figure>
      {src !== undefined && <OwnVideo src={src} title={title} poster={poster} captions={captions} />}
      {src === undefined && url !== undefined && <VideoElsewhere url={url} title={title} />}
      <figcaption>{title}</figcaption>
    </figure>
  );
}

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
