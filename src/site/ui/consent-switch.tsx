import { useEffect, useSyncExternalStore } from 'react';
import { asksNotToTrack, chooseConsent, consent, mayCount, readConsent } from './page-view-consent';
import { siteForDocument } from '../../components/site-for-document';
import { subscribeToNothing } from '../../components/store';

/** The choice on counting page views, where a reader can change it at any time. */
export function ConsentSwitch() {
  const settings = siteForDocument().pageViews;
  const isCounted = useSyncExternalStore(
    consent.subscribe,
    () => mayCount(settings),
    () => !settings.requireConsent,
  );
  const doNotTrack = useSyncExternalStore(subscribeToNothing, asksNotToTrack, () => false);
  useEffect(readConsent, []);
  if (doNotTrack) return <p>Your browser asks not to be tracked, so nothing is counted.</p>;
  return (
    <div className="needs-script">
      <p role="status">In this browser page views are {isCounted ? 'counted' : 'not counted'}.</p>
      <p className="row">
        <button type="button" className="button" onClick={() => chooseConsent(isCounted ? 'denied' : 'granted')}>
          {isCounted ? 'Stop counting my page views' : 'Count my page views'}
        </button>
      </p>
    </div>
  );
}
