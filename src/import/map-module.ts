/** Data of another form: what a module of `--map` makes of the files of the old site. */
import { z } from 'zod';
import type { SourceTree } from './docusaurus-pages';
import type { ImportedFile } from './survey-site';

/** Files of the content, and remarks for people. */
export interface MappedData {
  files: Map<string, ImportedFile>;
  remarks: string[];
}

const returnedSchema = z.object(
  {
    files: z.record(z.string(), z.unknown(), { error: '"files" must be an object: the path of each file, and what is in it' }).optional(),
    remarks: z.array(z.string(), { error: '"remarks" must be a list of sentences' }).optional(),
  },
  { error: 'it must give back an object with "files" and "remarks"' },
);

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** A file of the content, or what is wrong with it. */
function fileOf(name: string, value: unknown, tree: SourceTree): ImportedFile | string {
  if (!/^[\w-][\w .-]*(?:\/[\w-][\w .-]*)*$/.test(name)) return `"${name}" is no path of a file in the content folder`;
  const copyOf = (value as { copyOf?: unknown } | null | undefined)?.copyOf;
  if (copyOf === undefined) return value === undefined ? `"${name}" has no content` : { text: `${JSON.stringify(value, null, 2)}\n` };
  if (typeof copyOf !== 'string' || !tree.has(copyOf))
    return `"${name}" is to be a copy of ${JSON.stringify(copyOf)}, which the old site does not have`;
  return { copyOf };
}

/**
 * Runs what a module exports over the files of the old site.
 * @param name the module's file, as it was named
 * @throws Error in plain words when it is no function, stops, or gives back something else
 */
export async function runMapModule(name: string, module: unknown, tree: SourceTree): Promise<MappedData> {
  const run = (module as { default?: unknown } | null)?.default;
  if (typeof run !== 'function')
    throw new Error(`${name} must export a function: export default ({ files }) => ({ files: {}, remarks: [] });`);
  let returned: unknown;
  try {
    returned = await (run as (site: { files: SourceTree }) => unknown)({ files: tree });
  } catch (error) {
    throw new Error(`${name} stopped: ${wordsOf(error)}`, { cause: error });
  }
  const result = returnedSchema.safeParse(returned);
  if (!result.success) throw new Error(`${name}: ${result.error.issues.map(({ message }) => message).join('; ')}.`);
  const { files = {}, remarks = [] } = result.data;
  const made = Object.entries(files).map(([path, value]) => [path, fileOf(path, value, tree)] as const);
  const wrong = made.flatMap(([, file]) => (typeof file === 'string' ? [file] : []));
  if (wrong.length > 0) throw new Error(`${name}: ${wrong.join('; ')}.`);
  return { files: new Map(made.flatMap(([path, file]) => (typeof file === 'string' ? [] : [[path, file] as const]))), remarks };
}
