/** What follows from a text and the code that reads it, remembered from one run to the next: parsing every text takes most of a check. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

export const REMEMBERED_FILE = path.resolve('node_modules/.cache/texts.json');

/** The code that reads and checks texts, and the versions of the parsers that it uses. */
const RULES = ['src/content/**', 'src/check/**', 'package-lock.json'];

/** How many values are kept that a run did not use; those of other content folders are among them. */
const KEPT_UNUSED = 2000;

/** A memory of values by their keys. */
export interface Memory {
  /** The value of a key; makes it when it is not known. Values must survive being written as JSON, and their keys name all that they follow from. */
  recall: <T>(key: string, make: () => T) => T;
  /** Writes what is new to the file, where it can be written. */
  save: () => void;
}

/** A digest of the rules by which texts are read. Takes the folder of the project. */
export function digestOfRules(root: string): string {
  const hash = createHash('md5');
  for (const file of globSync(RULES, { cwd: root }).sort()) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function readValues(file: string, rules: string): Map<string, unknown> {
  try {
    const written = JSON.parse(readFileSync(file, 'utf8')) as { rules: string; values: Record<string, unknown> };
    return new Map(written.rules === rules ? Object.entries(written.values) : []);
  } catch {
    return new Map();
  }
}

/** The memory in a file; empty when there is none, when it is damaged, or when it was written by other rules. */
export function openMemory(file: string, rules: string): Memory {
  const known = readValues(file, rules);
  const used = new Map<string, unknown>();
  let hasNew = false;
  return {
    recall: <T>(key: string, make: () => T): T => {
      if (!used.has(key)) {
        const isKnown = known.has(key);
        used.set(key, isKnown ? known.get(key) : make());
        hasNew ||= !isKnown;
      }
      return used.get(key) as T;
    },
    save: () => {
      if (!hasNew) return;
      const unused = [...known].filter(([key]) => !used.has(key)).slice(-KEPT_UNUSED);
      hasNew = false;
      try {
        mkdirSync(path.dirname(file), { recursive: true });
        // Written and renamed, because another process may be reading it.
        writeFileSync(`${file}.${process.pid}`, JSON.stringify({ rules, values: Object.fromEntries([...unused, ...used]) }));
        renameSync(`${file}.${process.pid}`, file);
      } catch {
        // A folder that may not be written, such as that of packages which somebody else has installed, costs the next run some time.
      }
    },
  };
}

let memory: Memory | undefined;

/** The memory of all texts, opened when it is first needed. */
export function memoryOfTexts(): Memory {
  memory ??= openMemory(REMEMBERED_FILE, digestOfRules(process.cwd()));
  return memory;
}
