/** Which file of today each file of the past has become. */
import type { FileChange } from './git-log';

/** A file through time. */
export class TracedFile {
  private sameAs: TracedFile | undefined;

  /** Takes the path by which the file was last known; none for a file that another one has replaced since. */
  constructor(readonly lastPath: string | undefined) {}

  /** Path of today, or `undefined` for a file that another one has replaced since. */
  get path(): string | undefined {
    return this.first.lastPath;
  }

  private get first(): TracedFile {
    return this.sameAs ? this.sameAs.first : this;
  }

  /** Says that this is the same file as another, whose path then holds for both. */
  join(other: TracedFile): void {
    if (this.first !== other.first) this.first.sameAs = other.first;
  }
}

/**
 * Follows files through a history that is read from its newest commit to its oldest. A file that was moved
 * keeps its identity; a path that was deleted and added again is the same file; a path that another file was
 * moved to is that file, whatever was there before.
 */
export class Lineage {
  private readonly files = new Map<string, TracedFile>();
  /** Paths whose file is known to have been made or moved there; moves further back do not concern that file. */
  private readonly explained = new Set<string>();
  private readonly filledByMove = new Set<string>();

  /** The file that was at a path at the point in time to which the history has been read. */
  fileAt(path: string): TracedFile {
    const known = this.files.get(path);
    if (known) return known;
    const file = new TracedFile(path);
    this.files.set(path, file);
    return file;
  }

  /** Takes the changes of the next older commit; returns the file that each of them touched, in their order. */
  goBack(changes: readonly FileChange[]): TracedFile[] {
    for (const { kind, path } of changes) {
      // What was deleted is not what a later move has put in its place.
      if (kind === 'deleted' && this.filledByMove.delete(path)) this.files.set(path, new TracedFile(undefined));
    }
    const touched = changes.map((change) => this.fileAt(change.path));
    for (const { kind, path, movedFrom } of changes) {
      if (kind === 'added' || movedFrom !== undefined) this.explained.add(path);
      if (movedFrom !== undefined) this.filledByMove.add(path);
    }
    // What stood at the old paths is looked up before any of them changes: a commit may swap two files.
    const moves = changes.flatMap(({ movedFrom }, index) => {
      const file = touched[index];
      return movedFrom === undefined || !file ? [] : [{ movedFrom, file, namesake: this.files.get(movedFrom) }];
    });
    for (const { movedFrom, file, namesake } of moves) {
      // A branch beside the move went on under the old name: what it changed belongs to the moved file.
      if (namesake?.lastPath === movedFrom && !this.explained.has(movedFrom)) namesake.join(file);
      this.files.set(movedFrom, file);
    }
    for (const { movedFrom } of moves) this.explained.delete(movedFrom);
    return touched;
  }
}
