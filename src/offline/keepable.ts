/** Which answers may be kept. What is kept wrongly stays wrong offline, so whatever may be no file of the site is left alone. */
import { pathIn } from './caches';
import { digestOf, pageOfPath } from './published';

/** The media types that files are sent with, by their ending. */
const TYPES: readonly [name: RegExp, type: RegExp][] = [
  [/\.js$/, /\b(?:java|ecma)script\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.json$/, /\bjson\b/],
  // Hosts may not know the newest formats of pictures and fonts, and then call them a stream of bytes or nothing at all.
  [/\.(?:avif|gif|ico|jpe?g|png|svg|webp|woff2?)$/, /^(?:$|(?:image|font|application)\/)/],
  // Films, their captions, documents: whatever a page has beside it, but no page.
  [/^\/static\/|\.(?:mp4|webm|vtt)$/, /^(?!text\/html\b)/],
];
const PAGE_TYPE = /^text\/html\b/;

/** In the HTML of every page, whatever a host adds to it. */
const MARK_OF_PAGE = 'id="___gatsby"';

/** Whether a file was sent as what its name says. A login page, or one that a filter puts in its place, is HTML. */
export function hasTypeOfName(path: string, { headers }: Pick<Response, 'headers'>): boolean {
  const expected = TYPES.find(([name]) => name.test(path))?.[1] ?? PAGE_TYPE;
  return expected.test((headers.get('content-type') ?? '').toLowerCase());
}

/**
 * Whether a body is the file that was asked for, by its digest where the version's digests have one. Hosts may add to a page,
 * so the HTML of any page of the site passes for one; which version it is of must be found out otherwise.
 */
async function isFile(path: string, body: ArrayBuffer, digests: Readonly<Record<string, string>>): Promise<boolean> {
  const expected = digests[path];
  if (expected === undefined || (await digestOf(body)) === expected) return true;
  return TYPES.every(([name]) => !name.test(path)) && new TextDecoder().decode(body).includes(MARK_OF_PAGE);
}

/** Whether an answer came from the address that was asked; hosts may send a page from its other one, such as `/foo/`. */
function isFromItsAddress(path: string, { redirected, url }: Response, scope: string): boolean {
  return !redirected || pageOfPath(pathIn(scope, url) ?? '') === pageOfPath(path);
}

/** Headers that describe the transfer, not the content. */
const HEADERS_OF_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding'];

/** What an answer is held against. */
export interface Expected {
  path: string;
  scope: string;
  digests: Readonly<Record<string, string>>;
}

/**
 * A copy of an answer that may be kept, and may answer any later request: one that was redirected may not answer a
 * navigation. `undefined` when it is not the file that was asked for. Reads the body.
 */
export async function readyToKeep(response: Response, { path, scope, digests }: Expected): Promise<Response | undefined> {
  const { status, statusText, headers } = response;
  if (status !== 200 || !hasTypeOfName(path, response) || !isFromItsAddress(path, response, scope)) return undefined;
  const body = await response.arrayBuffer();
  if (!(await isFile(path, body, digests))) return undefined;
  const kept = new Headers(headers);
  for (const name of HEADERS_OF_TRANSFER) kept.delete(name);
  return new Response(body, { status, statusText, headers: kept });
}
