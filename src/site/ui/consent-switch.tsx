import { useSyncExternalStore } from 'react';
import { asksNotToTrack, chooseConsent, consent, mayCount } from '../start/page-view-consent';
import { useService, useSiteConfiguration } from '../../components/use-site';
import { subscribeToNothing } from '../../components/store';

/** Lets a reader change their mind about counting page views at any time. */
export function ConsentSwitch() {
  const { requireConsent } = useSiteConfiguration().pageViews;
  const isOn = useService('analytics');
  const isCounted = useSyncExternalStore(
    consent.subscribe,
    () => isOn && mayCount(requireConsent),
    () => !requireConsent,
  );
  const doNotTrack = useSyncExternalStore(subscribeToNothing, asksNotToTrack, () => false);
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
