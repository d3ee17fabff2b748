import { withPrefix } from 'gatsby';

/** Fetches a JSON file of this site. @throws when the host is out of reach, or has no such file */
export async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(withPrefix(path));
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return (await response.json()) as T;
}
