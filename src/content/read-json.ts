import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { displayPath } from './content-root';
import { validateStructuredText } from './structured-text';

/**
 * Reads a JSON file of the content by its schema. Takes the content root and a path below it; returns
 * `undefined` when the file is not there or when the content check, which says why, refuses it.
 */
export function readJsonFile<S extends z.ZodType>(schema: S, root: string, relativePath: string): z.output<S> | undefined {
  const absolute = path.join(root, relativePath);
  if (!existsSync(absolute)) return undefined;
  const text = readFileSync(absolute, 'utf8');
  const result = validateStructuredText(schema, { file: displayPath(relativePath, root), text, kind: 'json' });
  return result.ok ? result.data : undefined;
}

/** Reads every JSON file of a folder below the content root, in the order of their names. */
export function readJsonFolder<S extends z.ZodType>(schema: S, root: string, folder: string): z.output<S>[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const data = readJsonFile(schema, root, `${folder}/${name}`);
      return data === undefined ? [] : [data];
    });
}
