import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { withPrefix } from 'gatsby';
import { qrCodePath, shortAddress } from '../../content/addresses';
import { useSiteConfiguration } from '../../components/use-site';
import * as styles from './printed-label.module.css';
import type { LabelContent } from './use-label-printer';

/** Attribute of the root element while a label is printed instead of the page. */
const PRINTING = 'printing';

/** A label that prints itself instead of the page, and calls back when that is done. */
export function PrintedLabel({ label, shortlinkUrl, onDone }: { label: LabelContent; shortlinkUrl: string; onDone: () => void }) {
  const site = useSiteConfiguration();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    let isCurrent = true;
    document.documentElement.dataset[PRINTING] = 'label';
    window.addEventListener('afterprint', onDone);
    // Waits for the code before printing; if it can't be loaded, the label still has the address.
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
