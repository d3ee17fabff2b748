/** Which responses may be cached. A wrong one stays wrong offline, so anything that may not be ours is not cached. */
import { pathIn } from './caches';
import { digestOf, pageOfPath } from './published';

const TYPES: readonly [name: RegExp, type: RegExp][] = [
  [/\.js$/, /\b(?:java|ecma)script\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.json$/, /\bjson\b/],
  // Hosts that don't know the newest formats send them as bytes or without a type.
  [/\.(?:avif|gif|ico|jpe?g|png|svg|webp|woff2?)$/, /^(?:$|(?:image|font|application)\/)/],
  // Films, captions, documents: anything but a page.
  [/^\/static\/|\.(?:mp4|webm|vtt)$/, /^(?!text\/html\b)/],
];
const PAGE_TYPE = /^text\/html\b/;

/** Gatsby writes this into every page. */
const MARK_OF_PAGE = 'id="___gatsby"';

/** Whether a response has the type of its file's name. A Wi-Fi login page in its place is HTML. */
export function hasTypeOfName(path: string, { headers }: Pick<Response, 'headers'>): boolean {
  const expected = TYPES.find(([name]) => name.test(path))?.[1] ?? PAGE_TYPE;
  return expected.test((headers.get('content-type') ?? '').toLowerCase());
}

/** Compares digests, if the file has one. Any page of the site passes as a page, because hosts may add to its HTML. */
async function isFile(path: string, body: ArrayBuffer, digests: Readonly<Record<string, string>>): Promise<boolean> {
  const expected = digests[path];
  if (expected === undefined || (await digestOf(body)) === expected) return true;
  return TYPES.every(([name]) => !name.test(path)) && new TextDecoder().decode(body).includes(MARK_OF_PAGE);
}

/** Whether a response comes from the requested page. Hosts may redirect to `/foo/`, which is the same page. */
function isFromItsAddress(path: string, { redirected, url }: Response, scope: string): boolean {
  return !redirected || pageOfPath(pathIn(scope, url) ?? '') === pageOfPath(path);
}

/** Headers that describe the transfer, not the cached content. */
const HEADERS_OF_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding'];

export interface Expected {
  path: string;
  scope: string;
  digests: Readonly<Record<string, string>>;
}

/**
 * Copies a response for the cache; `undefined` if it is not the expected file. The copy can answer a navigation; a redirected
 * response can't. Reads the body.
 */
export async function copyIfValid(response: Response, { path, scope, digests }: Expected): Promise<Response | undefined> {
  const { status, statusText, headers } = response;
  if (status !== 200 || !hasTypeOfName(path, response) || !isFromItsAddress(path, response, scope)) return undefined;
  const body = await response.arrayBuffer();
  if (!(await isFile(path, body, digests))) return undefined;
  const kept = new Headers(headers);
  for (const name of HEADERS_OF_TRANSFER) kept.delete(name);
  return new Response(body, { status, statusText, headers: kept });
}
