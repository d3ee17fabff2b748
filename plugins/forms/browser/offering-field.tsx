import type { CustomFieldControlProps } from '@sveltia/cms';
import type { Mark } from '../../../src/content-model/schema-marks';
import { offersOf } from './other-files';

/** Name of the field type. */
export const OFFERING = 'offering-text';

/** A field for any text that offers the usual ones, which Sveltia's own fields cannot do. A React component, as Sveltia asks for. */
export function OfferingField({ value, field, forID, classNameWrapper, onChange }: CustomFieldControlProps) {
  const list = `${forID}-offers`;
  return (
    <>
      <input
        type="text"
        className={classNameWrapper}
        style={{ width: '100%' }}
        list={list}
        autoComplete="off"
        aria-labelledby={`${forID}-label`}
        aria-errormessage={`${forID}-error`}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {offersOf(field.get('offers') as NonNullable<Mark['offers']>).map((offer) => (
          <option key={offer.value} value={offer.value}>
            {offer.label}
          </option>
        ))}
      </datalist>
    </>
  );
}
