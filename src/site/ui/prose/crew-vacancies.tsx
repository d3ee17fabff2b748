import { useState } from 'react';
import { AskedFrame } from '../../../components/asked-frame';
import { shortAddress } from '../../../content/addresses';
import * as styles from './crew-vacancies.module.css';
import { useNamedLinks } from './use-named-links';

/** The dashboard's list of vacant roles. It is another site, so it loads only on a click. */
export function CrewVacancies({ title }: { title: string }) {
  const { crewVacancies } = useNamedLinks();
  const [isLoaded, setLoaded] = useState(false);
  if (!crewVacancies) return null;
  const host = shortAddress(new URL(crewVacancies).origin);
  return (
    <div className="sheet">
      {isLoaded ? (
        <AskedFrame
          className={styles.board}
          src={crewVacancies}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        />
      ) : (
        <div className={`${styles.ask} needs-script no-print`}>
          <p>The board is on {host}. Showing it here sends your address to them.</p>
          <button type="button" className="button filled" onClick={() => setLoaded(true)}>
            Show the vacancies
          </button>
        </div>
      )}
      <p className={styles.link}>
        <a href={crewVacancies} rel="noopener">
          Open the vacancies on {host}
        </a>
      </p>
    </div>
  );
}
