/** Records what an import wrote. The leading dot hides it from the site. */
export const MANIFEST = '.import.json';

/** By path: digests of files that nobody has edited. After an interrupted import, those of before and after. */
export interface Manifest {
  files: Record<string, string[]>;
}

export interface WritePlan {
  /** New files, and those that nobody has touched since they were written. */
  write: string[];
  unchanged: string[];
  /** Files that somebody has edited, or that were there before any import. */
  kept: string[];
  /** Files of an earlier import that nobody has edited and the old site no longer has. */
  delete: string[];
  /** Files of an earlier import that somebody has deleted. */
  gone: string[];
  manifest: Manifest;
}

/** Whether a path stays inside the content folder, on Windows too. */
const isInside = (name: string): boolean => !/^\/|^[a-z]:|\\/i.test(name) && !name.split('/').includes('..');

/**
 * Plans what to write. On some disks, names that differ in case are one file: delete the old one before the new one is written.
 * @param wanted digests of the files of this import by path
 * @param before what an earlier import wrote; paths outside the content folder are ignored
 * @param digestAt digest of the file that is at a path now
 * @throws Error that names the files that would be outside the content folder
 */
export function planWrites(
  wanted: ReadonlyMap<string, string>,
  before: Manifest,
  digestAt: (name: string) => string | undefined,
): WritePlan {
  const outside = [...wanted.keys()].filter((name) => !isInside(name));
  if (outside.length > 0)
    throw new Error(`Nothing was written, because these files would lie outside the content folder: ${outside.join(', ')}.`);
  const written = Object.entries(before.files).filter(([name]) => isInside(name));
  const earlierNames = new Map(written.filter(([name]) => !wanted.has(name)).map(([name]) => [name.toLowerCase(), name]));
  const plan: WritePlan = { write: [], unchanged: [], kept: [], delete: [], gone: [], manifest: { files: {} } };
  for (const [name, digest] of wanted) {
    const earlierName = earlierNames.get(name.toLowerCase()) ?? name;
    const now = digestAt(earlierName);
    const earlier = before.files[earlierName];
    const isUntouched = now !== undefined && earlier?.includes(now) === true;
    let fate: 'write' | 'unchanged' | 'kept' | 'gone' = 'kept';
    if (isUntouched || (now === undefined && earlier === undefined)) fate = 'write';
    else if (now === undefined) fate = 'gone';
    if (now === digest && !(isUntouched && earlierName !== name)) fate = 'unchanged';
    plan[fate].push(name);
    const isOurs = fate === 'write' || fate === 'unchanged';
    if (isOurs || earlier !== undefined) plan.manifest.files[name] = isOurs ? [digest] : (earlier ?? []);
  }
  for (const [name, digests] of written) {
    const now = wanted.has(name) ? undefined : digestAt(name);
    if (now === undefined) continue;
    if (digests.includes(now)) plan.delete.push(name);
    else plan.kept.push(name);
  }
  return plan;
}
