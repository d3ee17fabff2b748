import { useState } from 'react';
import { AskedFrame } from '../../../components/asked-frame';
import { shortAddress } from '../../../content/addresses';
import { playerAddress } from '../../players';
import * as styles from './video.module.css';

interface Props {
  src?: string;
  url?: string;
  title: string;
  poster?: string;
  captions?: string;
}

function Embed({ url, title }: { url: string; title: string }) {
  const [isLoaded, setLoaded] = useState(false);
  const host = shortAddress(new URL(url).origin).replace(/^www\./, '');
  if (isLoaded) {
    return (
      <AskedFrame
        className={styles.player}
        src={playerAddress(url)}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    );
  }
  return (
    <div className={styles.ask}>
      <p>This video is on {host}. Playing it here sends your address to them.</p>
      <button type="button" className="button filled needs-script" onClick={() => setLoaded(true)}>
        Play “{title}”
      </button>
      <a href={url} rel="noopener">
        Watch it on {host}
      </a>
    </div>
  );
}

/** A video: our own file, or one elsewhere that loads only on a click. */
export function Video({ src, url, title, poster, captions }: Props) {
  return (
    <figure>
      {src !== undefined ? (
        <video className={styles.player} controls preload="none" poster={poster} aria-label={title}>
          <source src={src} />
          <track kind="captions" src={captions} srcLang="en" label="English" default={captions !== undefined} />
        </video>
      ) : (
        url !== undefined && <Embed url={url} title={title} />
      )}
      <figcaption>{title}</figcaption>
    </figure>
  );
}
