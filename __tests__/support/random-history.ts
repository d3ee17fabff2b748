/** Long random histories, written by `git fast-import`. */
import { TestRepository } from './repository';

interface Page {
  /** Which page it is, whatever its path; its text says so. */
  id: number;
  version: number;
}

type Pages = Map<string, Page>;

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

const textOf = ({ id, version }: Page): string =>
  Array.from({ length: 20 }, (_, line) => `page ${id}, line ${line}${line === version % 20 ? `, version ${version}` : ''}\n`).join('');

/** The id that the text of a page says. */
export const idInText = (text: string): number => Number(/^page (\d+),/.exec(text)?.[1]);

/**
 * A repository with as many commits: pages are edited, added, moved one by one and by whole folders, on the
 * main line and on branches beside it that are merged again.
 */
export function randomHistory({ commits, pages, seed }: { commits: number; pages: number; seed: number }): TestRepository {
  const repository = new TestRepository();
  const random = randomNumbers(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const script: string[] = [];
  const data = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const write = (path: string, page: Page): string => `M 100644 inline ${path}\n${data(textOf(page))}`;
  let marks = 0;
  let time = 1_600_000_000;
  let nextId = pages;

  const commit = (branch: string, parents: readonly number[], changes: readonly string[]): number => {
    marks += 1;
    time += 60 + below(3000);
    const who = `Author ${below(40)} <author@example.org> ${time} +0100`;
    const [from, ...merged] = parents;
    script.push(`commit refs/heads/${branch}\nmark :${marks}\nauthor ${who}\ncommitter ${who}\n${data(`Change ${marks}`)}`);
    if (from !== undefined) script.push(`from :${from}\n`);
    script.push(...merged.map((mark) => `merge :${mark}\n`), ...changes, '\n');
    return marks;
  };

  const main: Pages = new Map(Array.from({ length: pages }, (_, id) => [`content/wiki/s${id % 12}/p${id}.mdx`, { id, version: 0 }]));
  let head = commit(
    'main',
    [],
    [...main].map(([path, page]) => write(path, page)),
  );
  let side: { head: number; pages: Pages; edited: Set<number>; left: number } | undefined;

  const edit = (branch: Pages): { page: Page; change: string }[] => {
    const paths = [...branch.keys()];
    return Array.from({ length: 1 + below(3) }, () => {
      const path = paths[below(paths.length)] ?? '';
      const page: Page = { id: branch.get(path)?.id ?? 0, version: marks + 1 };
      branch.set(path, page);
      return { page, change: write(path, page) };
    });
  };
  const move = (moves: readonly (readonly [string, string])[]): string[] =>
    moves.map(([from, to]) => {
      const page = main.get(from);
      if (page) main.set(to, page);
      main.delete(from);
      return `R ${from} ${to}\n`;
    });

  while (marks < commits) {
    if (side && side.left === 0) {
      // What the branch edited arrives where the page is now.
      const { edited, pages: theirs } = side;
      const changes = [...main].flatMap(([path, page]) => {
        const edit = [...theirs.values()].find(({ id }) => id === page.id);
        if (!edited.has(page.id) || !edit) return [];
        main.set(path, edit);
        return [write(path, edit)];
      });
      head = commit('main', [head, side.head], changes);
      side = undefined;
    } else if (side && random() < 0.5) {
      const edits = edit(side.pages);
      side.head = commit(
        'side',
        [side.head],
        edits.map(({ change }) => change),
      );
      for (const { page } of edits) side.edited.add(page.id);
      side.left -= 1;
    } else if (!side && random() < 0.08) {
      side = { head, pages: new Map(main), edited: new Set(), left: 1 + below(8) };
    } else {
      const kind = random();
      const paths = [...main.keys()];
      if (kind < 0.02) {
        const path = paths[below(paths.length)] ?? '';
        head = commit('main', [head], move([[path, `content/wiki/s${below(12)}/moved-${marks}.mdx`]]));
      } else if (kind < 0.025) {
        const folder = `content/wiki/s${below(12)}/`;
        const inside = paths.filter((path) => path.startsWith(folder));
        if (inside.length === 0) continue;
        head = commit('main', [head], move(inside.map((path) => [path, `${folder}n${marks}/${path.slice(folder.length)}`])));
      } else if (kind < 0.035) {
        const page = { id: nextId, version: 0 };
        nextId += 1;
        main.set(`content/wiki/s${below(12)}/p${page.id}.mdx`, page);
        head = commit('main', [head], [write([...main.keys()].at(-1) ?? '', page)]);
      } else
        head = commit(
          'main',
          [head],
          edit(main).map(({ change }) => change),
        );
    }
  }
  repository.gitWith({ input: script.join('') }, 'fast-import', '--quiet');
  repository.git('reset', '--quiet', '--hard', 'main');
  return repository;
}
