import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { withPrefix } from 'gatsby';
import { qrCodePath, shortAddress } from '../../content/addresses';
import { useSiteConfiguration } from '../../components/use-site';
import * as styles from './printed-label.module.css';
import type { LabelContent, LabelFormat } from './use-label-printer';

/** Attribute of the root element while a label is printed instead of the page. */
const PRINTING = 'printing';

/** Labels on a sheet of A4: three columns of eight, each 70 × 37 mm. */
const ON_SHEET = 24;

interface Props {
  label: LabelContent;
  format: LabelFormat;
  /** Changes with every label that is asked for, also when it is the same one again. */
  job: unknown;
  shortlinkUrl: string;
  onDone: () => void;
}

/** A label, or a sheet of them, that prints itself instead of the page, and calls back when that is done. */
export function PrintedLabel({ label, format, job, shortlinkUrl, onDone }: Props) {
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
  }, [job, onDone]);
  const address = shortAddress(`${shortlinkUrl}/${label.name}`);
  const code = <img ref={image} src={withPrefix(qrCodePath(label.name))} alt={`QR code of ${address}`} />;
  const words = (
    <div className={styles.words}>
      {format === 'single' && <p className={styles.society}>{site.title}</p>}
      <p className={styles.title}>{label.title}</p>
      {label.beforeUse && <p className={styles.beforeUse}>{label.beforeUse}</p>}
      <p className={styles.address}>{address}</p>
    </div>
  );
  return createPortal(
    format === 'single' ? (
      <div className={styles.label}>
        {code}
        {words}
      </div>
    ) : (
      <div className={styles.sheet}>
        {Array.from({ length: ON_SHEET }, (_, index) => (
          <div key={index} className={styles.small}>
            {code}
            {words}
          </div>
        ))}
      </div>
    ),
    document.body,
  );
}
