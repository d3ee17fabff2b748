import { withPrefix } from 'gatsby';
import { Notice, showNotice } from '../../components/notice';
import { chooseConsent, consent } from '../boot/page-view-consent';

/** Asks whether page views may be counted, until a choice is made here or on the privacy page. */
export function showConsentBar(): void {
  const hide = showNotice(
    <Notice
      label="Counting page views"
      text={
        <p>
          May we count which pages are read? It helps us to see what is useful. <a href={withPrefix('/privacy')}>What is counted</a>
        </p>
      }
      buttons={[
        { label: 'Allow', onClick: () => chooseConsent('granted') },
        { label: 'Don’t allow', onClick: () => chooseConsent('denied') },
      ]}
    />,
  );
  const forget = consent.subscribe(() => {
    if (consent.get() === undefined) return;
    forget();
    hide();
  });
}
