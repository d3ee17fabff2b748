import { useState, useSyncExternalStore, type MouseEvent } from 'react';
import clsx from 'clsx';
import { answers } from '../../components/deployment';
import { ErrorMessage } from '../../components/error-boundary';
import { moveFocusFrom } from '../../components/move-focus';
import { routeFailure, type RouteFailure } from '../../components/route-loading';
import * as styles from '../../components/feedback.module.css';

const nothing = () => undefined;

function Notice({ failure }: { failure: RouteFailure }) {
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    if (isTrying) return;
    setTrying(true);
    if (await answers(failure.address)) window.location.assign(failure.address);
    else setTrying(false);
  };
  const stay = ({ currentTarget }: MouseEvent): void => {
    moveFocusFrom(currentTarget);
    routeFailure.set(undefined);
  };
  return (
    <div className={clsx(styles.notice, styles.alert, 'no-print')} role="alert">
      <div>
        <p className={styles.what}>The page could not be loaded</p>
        <p>{navigator.onLine ? 'The site does not answer.' : 'You are offline.'}</p>
        <ErrorMessage error={failure.error} />
      </div>
      <div className="row">
        <button type="button" className="button filled" aria-disabled={isTrying} onClick={() => void retry()}>
          {isTrying ? 'Trying …' : 'Retry'}
        </button>
        <button type="button" className="button" onClick={stay}>
          Stay here
        </button>
      </div>
    </div>
  );
}

/** Tells the reader that a page could not be loaded; the current page stays readable. */
export function RouteFailureNotice() {
  const failure = useSyncExternalStore(routeFailure.subscribe, routeFailure.get, nothing);
  return failure && <Notice key={failure.address} failure={failure} />;
}
