/** Finds wiki pages that git knows at addresses that no longer exist. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readText, WIKI_PAGE } from '../../content/read-text';
import { isWikiPageFile, urlOfWikiFile, WIKI_FOLDER } from '../../content/wiki-address';
import { askGit, GitError } from './git';
import { readRepositoryHistory } from './repository-history';

export interface FormerPage {
  url: string;
  /** Its address today; `undefined` for a deleted page. */
  today: string | undefined;
  title: string;
}

/** Uncommitted moves of wiki files, old path to new. Git compares only stored files, so this stores them in a temporary folder. */
async function uncommittedMoves(contentFolder: string): Promise<Map<string, string>> {
  const objects = path.resolve(contentFolder, await askGit(contentFolder, ['rev-parse', '--git-path', 'objects']));
  const folder = mkdtempSync(path.join(tmpdir(), 'former-pages-'));
  const variables = {
    GIT_INDEX_FILE: path.join(folder, 'index'),
    GIT_OBJECT_DIRECTORY: path.join(folder, 'objects'),
    GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
  };
  try {
    mkdirSync(variables.GIT_OBJECT_DIRECTORY);
    await askGit(contentFolder, ['read-tree', 'HEAD'], { variables });
    await askGit(contentFolder, ['add', '--all', '--', WIKI_FOLDER], { variables });
    const diff = ['diff', '--cached', '-M', '-l1000', '--diff-filter=R', '--name-status', '-z', '--relative', 'HEAD', '--', WIKI_FOLDER];
    const pieces = (await askGit(contentFolder, diff, { variables })).split('\0');
    const moves = new Map<string, string>();
    for (let next = 0; next + 2 < pieces.length; next += 3) moves.set(pieces[next + 1] ?? '', pieces[next + 2] ?? '');
    return moves;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Finds the page that was at each address. Returns none outside a repository. */
export async function readFormerPages(contentFolder: string, urls: readonly string[]): Promise<FormerPage[]> {
  const pages = new Map<string, FormerPage>();
  try {
    const prefix = await askGit(contentFolder, ['rev-parse', '--show-prefix']);
    const moves = await uncommittedMoves(contentFolder);
    const { commits } = await readRepositoryHistory(contentFolder);
    for (const { hash, files } of commits) {
      for (const { kind, path: file, today } of files) {
        const relativePath = file.slice(prefix.length);
        const url = urlOfWikiFile(relativePath);
        if (!file.startsWith(prefix) || !isWikiPageFile(relativePath) || !urls.includes(url) || pages.has(url)) continue;
        const text = await askGit(contentFolder, ['show', `${hash}${kind === 'deleted' ? '^' : ''}:${file}`]);
        const { title } = readText(WIKI_PAGE, { relativePath, file }, Buffer.from(text));
        const now = today === undefined ? undefined : (moves.get(today) ?? today);
        pages.set(url, { url, title, today: now && urlOfWikiFile(now) });
      }
    }
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
  }
  return [...pages.values()];
}
