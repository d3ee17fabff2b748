/** Decides which files of an import may be written over those of an earlier one. */

/** File of the content folder that says what an import wrote. Its name starts with a dot, so that the site does not read it. */
export const MANIFEST = '.import.json';

/** The digests of each file as it was written. */
export interface Manifest {
  files: Record<string, string[]>;
}

export interface WritePlan {
  /** Files that are new, or nobody has touched since they were written. */
  write: string[];
  /** Files that are there already, as they would be written. */
  unchanged: string[];
  /** Files that somebody has edited, or that were there before any import. */
  kept: string[];
  /** Files of an earlier import that the site does not have any more, and that nobody has edited. */
  delete: string[];
  /** Files of an earlier import that somebody has deleted. */
  gone: string[];
  manifest: Manifest;
}

/** Whether a path leads to a file inside the content folder, on every system. */
const isInside = (name: string): boolean => !/^\/|^[a-z]:|\\/i.test(name) && !name.split('/').includes('..');

/**
 * Plans what to write. A file whose name only changed its case counts as the one that it was: on some disks both are one file,
 * so the old one must be deleted before the new one is written.
 * @param wanted digests of the files of this import by path
 * @param before what an earlier import wrote; paths outside the content folder are ignored
 * @param digestAt digest of the file that is at a path now
 * @throws Error that names the files that would lie outside the content folder
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
    const renamed = earlierNames.get(name.toLowerCase());
    const now = digestAt(renamed ?? name);
    const earlier = before.files[renamed ?? name];
    if (renamed !== undefined && now !== undefined && earlier?.includes(now) === true) plan.write.push(name);
    else if (now === digest) plan.unchanged.push(name);
    else if (now === undefined && earlier !== undefined) plan.gone.push(name);
    else if (now === undefined || earlier?.includes(now) === true) plan.write.push(name);
    else plan.kept.push(name);
    const isOurs = !plan.kept.includes(name) && !plan.gone.includes(name);
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
