/** What a rule of the check is, and what happens when one fails. */
import { problemAt, START, type Problem } from '../content-model/problem';
import type { Facts } from './facts';

export interface Rule {
  name: string;
  /** What holds in content that passes. */
  says: string;
  check: (facts: Facts) => readonly Problem[];
}

interface OfFile {
  file?: string | { file: string };
}

/**
 * Makes a rule from the check of one item, such as a text. Where the check throws, that is reported as our fault, and the rule
 * goes on with the next item.
 */
export function rule<Item extends object>(
  name: string,
  says: string,
  itemsOf: (facts: Facts) => readonly Item[],
  checkItem: (item: Item, facts: Facts) => readonly Problem[],
): Rule {
  const attempt = (file: string, work: () => readonly Problem[]): readonly Problem[] => {
    try {
      return work();
    } catch (error) {
      const why = (error instanceof Error ? error.message : String(error)).slice(0, 200).replace(/\.$/, '');
      const remedy = `This is our fault, not yours: tell the developers. Not checked: ${says}`;
      return [problemAt(file, START, `The rule "${name}" of the check failed: ${why}.`, remedy)];
    }
  };
  const check = (facts: Facts): readonly Problem[] => {
    const folder = facts.content.display('').replace(/\/$/, '');
    return attempt(folder, () =>
      itemsOf(facts).flatMap((item) => {
        const { file = folder } = item as OfFile;
        return attempt(typeof file === 'string' ? file : file.file, () => checkItem(item, facts));
      }),
    );
  };
  return { name, says, check };
}
