/** Checks politely whether links to other sites still work. */
import type { Place } from '../../content/problem';

/** A link to another site, and where it stands. */
export interface ExternalLink extends Place {
  file: string;
  url: string;
}

/** What an address answered. */
export interface LinkAnswer {
  /** Whether a reader who follows it gets a page. */
  works: boolean;
  /** Status or failure, in words. */
  what: string;
  /** Where it leads now, when it has moved for good. */
  movedTo?: string | undefined;
}

/** An answer that is kept, and when it was given. */
export interface KeptAnswer extends LinkAnswer {
  askedAt: number;
}

export interface AskingOptions {
  /** How many addresses are asked at once; of one host only ever one. */
  atOnce?: number;
  /** How long an answer may take, in milliseconds. */
  timeout?: number;
  /** Pause between two questions to one host, in milliseconds. */
  pause?: number;
}

const HEADERS = { 'User-Agent': 'Mozilla/5.0 (compatible; link check of a wiki)', Accept: 'text/html,*/*;q=0.8' };

/** Statuses with which some servers answer HEAD although the page is there. */
const ASK_AGAIN_WITH_GET = new Set([400, 403, 404, 405, 406, 429, 500, 501, 503]);

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as { name: string; message: string; cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return 'no answer in time';
  return cause?.code ?? cause?.message ?? message;
}

async function request(url: string, method: 'HEAD' | 'GET', timeout: number): Promise<Response> {
  const response = await fetch(url, { method, headers: HEADERS, redirect: 'manual', signal: AbortSignal.timeout(timeout) });
  await response.body?.cancel();
  return response;
}

const MOST_STEPS = 10;

/** Asks one address, following where it leads. Never throws. */
export async function askAddress(url: string, timeout = 15_000): Promise<LinkAnswer> {
  let address = url.replace(/#.*$/, '');
  let movedTo: string | undefined;
  let isPermanent = true;
  try {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      let response = await request(address, 'HEAD', timeout);
      if (ASK_AGAIN_WITH_GET.has(response.status)) response = await request(address, 'GET', timeout);
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || location === null) {
        return { works: response.ok, what: String(response.status), movedTo: response.ok ? movedTo : undefined };
      }
      address = new URL(location, address).href;
      isPermanent &&= response.status === 301 || response.status === 308;
      if (isPermanent) movedTo = address;
    }
    return { works: false, what: 'redirects without end' };
  } catch (error) {
    return { works: false, what: reasonOf(error) };
  }
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks addresses: several hosts at once, each of them one question after another.
 * @returns the answer of each address.
 */
export async function askAddresses(
  urls: Iterable<string>,
  { atOnce = 6, timeout = 15_000, pause = 300 }: AskingOptions = {},
): Promise<Map<string, LinkAnswer>> {
  const byHost = new Map<string, string[]>();
  for (const url of new Set(urls)) byHost.set(new URL(url).host, [...(byHost.get(new URL(url).host) ?? []), url]);
  const hosts = [...byHost.values()];
  const answers = new Map<string, LinkAnswer>();
  const askNextHost = async (): Promise<void> => {
    for (let addresses = hosts.pop(); addresses; addresses = hosts.pop()) {
      for (const [index, url] of addresses.entries()) {
        if (index > 0) await wait(pause);
        answers.set(url, await askAddress(url, timeout));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askNextHost));
  return answers;
}

/** Addresses that are not reported although they fail, because they refuse robots or are only examples. */
export interface AllowedAddress {
  startsWith: string;
  reason: string;
}

export function isAllowed(url: string, allowed: readonly AllowedAddress[]): boolean {
  return allowed.some(({ startsWith }) => url.startsWith(startsWith));
}

/** The stored answers that were good and are recent enough. Takes the greatest age in milliseconds. */
export function freshAnswers(kept: Readonly<Record<string, KeptAnswer>>, mostAge: number, now = Date.now()): Map<string, KeptAnswer> {
  return new Map(Object.entries(kept).filter(([, { works, askedAt }]) => works && now - askedAt < mostAge));
}

/** The report: a line for each place of a link that fails, then those that have moved, then the count. */
export function reportLinks(links: readonly ExternalLink[], answers: ReadonlyMap<string, LinkAnswer>): { text: string; broken: number } {
  const lines = { broken: [] as string[], moved: [] as string[] };
  for (const { file, line, column, url } of links) {
    const answer = answers.get(url);
    if (!answer) continue;
    const where = `${file}:${line}:${column}  ${url}`;
    if (!answer.works) lines.broken.push(`${where}  does not answer: ${answer.what}`);
    else if (answer.movedTo !== undefined) lines.moved.push(`${where}  has moved to ${answer.movedTo}`);
  }
  const failing = new Set([...answers].filter(([, { works }]) => !works).map(([url]) => url));
  const broken = new Set(links.map(({ url }) => url).filter((url) => failing.has(url))).size;
  const count = `Addresses: ${answers.size}. Broken: ${broken}. Links to what has moved: ${lines.moved.length}.`;
  return { text: [...lines.broken, ...lines.moved, '', count].join('\n').trimStart(), broken };
}
