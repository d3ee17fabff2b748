import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { withPrefix } from 'gatsby';
import { qrCodePath, shortAddress } from '../../content/addresses';
import { useSiteConfiguration } from '../../components/use-site';
import * as styles from './printed-label.lazy.module.css';
import type { LabelContent } from './use-label-printer';

/** Attribute of the root element while a label is printed in place of the page. */
const PRINTING = 'printing';

/** A label in place of the page, which it prints. Says when that is done. */
export function PrintedLabel({ label, shortlinkUrl, onDone }: { label: LabelContent; shortlinkUrl: string; onDone: () => void }) {
  const site = useSiteConfiguration();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    let isCurrent = true;
    document.documentElement.dataset[PRINTING] = 'label';
    window.addEventListener('afterprint', onDone);
    // Paper needs the code to be there; one that cannot be had leaves the address, which is what counts.
    void image.current
      ?.decode()
      .catch(() => undefined)
      .then(() => {
        if (isCurrent) window.print();
      });
    return () => {
      isCurrent = false;
      delete document.documentElement.dataset[PRINTING];
      window.removeEventListener('afterprint', onDone);
    };
  }, [label, onDone]);
  const address = shortAddress(`${shortlinkUrl}/${label.name}`);
  return createPortal(
    <div className={styles.label}>
      <img ref={image} src={withPrefix(qrCodePath(label.name))} alt={`QR code of ${address}`} />
      <div className={styles.words}>
        <p className={styles.society}>{site.title}</p>
        <p className={styles.title}>{label.title}</p>
        <p className={styles.address}>{address}</p>
      </div>
    </div>,
    document.body,
  );
}
