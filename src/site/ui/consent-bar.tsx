import type { MouseEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { withPrefix } from 'gatsby';
import clsx from 'clsx';
import { chooseConsent, consent, type Consent } from '../start/page-view-consent';
import * as styles from '../../components/feedback.module.css';
import { moveFocusFrom } from '../../components/move-focus';

function ConsentBar() {
  const choose =
    (choice: Consent) =>
    ({ currentTarget }: MouseEvent): void => {
      moveFocusFrom(currentTarget);
      chooseConsent(choice);
    };
  return (
    <section className={clsx(styles.notice, 'no-print')} aria-label="Counting page views">
      <p>
        May we count which pages are read? It helps us to see what is useful. <a href={withPrefix('/privacy')}>What is counted</a>
      </p>
      <div className="row">
        <button type="button" className="button" onClick={choose('granted')}>
          Allow
        </button>
        <button type="button" className="button" onClick={choose('denied')}>
          Don’t allow
        </button>
      </div>
    </section>
  );
}

/** Shows the bar until a choice is made, here or on the privacy page. A React root of its own, because few builds need it. */
export function showConsentBar(): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(<ConsentBar />);
  const forget = consent.subscribe(() => {
    if (consent.get() === undefined) return;
    forget();
    root.unmount();
    place.remove();
  });
}
