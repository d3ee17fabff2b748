/** Does what the page can do without; `undefined` where the browser lacks what that needs, or refuses it. */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
