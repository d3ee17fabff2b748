/** Runs something optional; returns `undefined` if the browser lacks it or refuses. */
export function ignoreErrors<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
