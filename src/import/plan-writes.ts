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

/**
 * Plans what to write.
 * @param wanted digests of the files of this import by path
 * @param before what an earlier import wrote
 * @param digestAt digest of the file that is at a path now
 */
export function planWrites(
  wanted: ReadonlyMap<string, string>,
  before: Manifest,
  digestAt: (name: string) => string | undefined,
): WritePlan {
  const plan: WritePlan = { write: [], unchanged: [], kept: [], delete: [], gone: [], manifest: { files: {} } };
  for (const [name, digest] of wanted) {
    const now = digestAt(name);
    const earlier = before.files[name];
    if (now === digest) plan.unchanged.push(name);
    else if (now === undefined && earlier !== undefined) plan.gone.push(name);
    else if (now === undefined || earlier?.includes(now) === true) plan.write.push(name);
    else plan.kept.push(name);
    const isOurs = !plan.kept.includes(name) && !plan.gone.includes(name);
    if (isOurs || earlier !== undefined) plan.manifest.files[name] = isOurs ? [digest] : (earlier ?? []);
  }
  for (const [name, digests] of Object.entries(before.files)) {
    const now = wanted.has(name) ? undefined : digestAt(name);
    if (now === undefined) continue;
    if (digests.includes(now)) plan.delete.push(name);
    else plan.kept.push(name);
  }
  return plan;
}
