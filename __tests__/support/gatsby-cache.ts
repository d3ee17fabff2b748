/** A cache as Gatsby has one, which holds values as JSON, and as long as the test lasts. */
export function memoryCache(): { get: (key: string) => Promise<unknown>; set: (key: string, value: unknown) => Promise<unknown> } {
  const values = new Map<string, string>();
  return {
    get: (key) => {
      const known = values.get(key);
      return Promise.resolve(known === undefined ? undefined : JSON.parse(known));
    },
    set: (key, value) => {
      values.set(key, JSON.stringify(value));
      return Promise.resolve(value);
    },
  };
}
