/** Warns of addresses that tell another site who shared them: they were copied from an app with a "share" button. */
import { parseAddress } from '../content-model/addresses';
import { warningAt, type Position, type Problem } from '../content-model/problem';
import { checkText } from './check-text';
import type { Facts } from './facts';

/** Parameters that only count who came from where. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|twclid|igshid|igsh|mc_[ce]id|_hs(?:enc|mi)|mkt_tok|ref_src)$/i;

/** On these hosts, `si` says who shared a film or a song. */
const WITH_SHARER = /(?:^|\.)(?:youtube\.com|youtu\.be|spotify\.com)$/;

function withoutTracking(address: string): { plain: string; names: string[] } | undefined {
  const url = /^https?:\/\//i.test(address) ? parseAddress(address) : undefined;
  if (!url) return undefined;
  const { hostname, searchParams } = url;
  const names = [...new Set(searchParams.keys())].filter((name) => TRACKING.test(name) || (name === 'si' && WITH_SHARER.test(hostname)));
  for (const name of names) searchParams.delete(name);
  return names.length === 0 ? undefined : { plain: url.href, names };
}

interface AddressInFile extends Position {
  file: string;
  target: string;
}

/** Warns of the tracking parameters of one address. */
export function adviseOnTracking({ file, target, ...place }: AddressInFile): Problem[] {
  const found = withoutTracking(target);
  if (!found) return [];
  const { plain, names } = found;
  return [warningAt(file, place, `The address has "${names.join('", "')}", which only tracks readers.`, `Write ${plain}.`)];
}

/** Every whole address in the texts of pages. */
export function addressesInTexts({ texts }: Facts): AddressInFile[] {
  return texts.flatMap((text) => [...checkText(text).links, ...checkText(text).addresses].map((one) => ({ file: text.file, ...one })));
}

/** Every whole address among the fields of files, whether they are right or wrong. */
export function addressesInFields({ content: { data }, texts }: Facts): AddressInFile[] {
  return [...data, ...texts].flatMap(({ file, written, positionOf }) => {
    const walk = (value: unknown, path: readonly PropertyKey[]): AddressInFile[] => {
      if (typeof value === 'string') return /^https?:/i.test(value) ? [{ file, target: value, ...positionOf(path) }] : [];
      if (typeof value !== 'object' || value === null) return [];
      const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
      return parts.flatMap(([key, part]) => walk(part, [...path, key as PropertyKey]));
    };
    return walk(written, []);
  });
}
