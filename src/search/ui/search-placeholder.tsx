import { useEffect, useRef } from 'react';
import { LoadFailure, Spinner, type OnDemand } from '../../components/on-demand';
import { openDialog } from '../../components/dialog';
import * as styles from './search-placeholder.module.css';

interface Props {
  /** How the loading of the modal goes. */
  loading: OnDemand<unknown>;
  onClose: () => void;
}

/** Shown in place of the modal while it loads, and if it fails to load. */
export function SearchPlaceholder({ loading, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // That traps focus in the dialog.
    openDialog(dialog.current);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.placeholder}
      aria-label="Search"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {loading.status === 'failed' ? (
        <LoadFailure what="Search" error={loading.error} retry={loading.retry} />
      ) : (
        <Spinner label="Search is loading" />
      )}
      <button type="button" className={styles.close} onClick={onClose}>
        Close
      </button>
    </dialog>
  );
}
