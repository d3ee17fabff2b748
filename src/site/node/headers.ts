/** The headers that every host should send, defined once for all of them. */
import { CONTRIBUTIONS } from '../../content-model/contributions';

/** Headers for the paths that match `pattern`, in which "*" matches anything. */
interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
  /** Headers that replace those of earlier rules; Cloudflare Pages would send both. */
  replaced?: readonly string[];
}

/** For files whose name changes with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The default of Netlify and Cloudflare Pages. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Browser features that no page uses. Videos use full screen. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'payment',
  'usb',
];

const ENTITIES: Readonly<Record<string, string>> = { '&#x27;': "'", '&quot;': '"', '&amp;': '&' };

/** Reads the content security policy from a page's HTML. */
export function policyOf(html: string): string | undefined {
  const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  return policy?.replace(/&(?:#x27|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

const UNLISTED = CONTRIBUTIONS.flatMap(({ contributes }) => contributes.unlisted);

/** The limit of Cloudflare Pages. */
const RULES_LIMIT = 100;

/**
 * All rules. Each hashed file gets its own: a pattern would also match scripts that keep their name. Files beyond
 * the limit are revalidated.
 * @param policies content security policies of the pages, and of each app by its path
 * @param hashedFiles paths of the files at the root whose name changes with their content
 */
export function headerRules(
  prefix: string,
  policies: { pages: string; apps: ReadonlyMap<string, string> },
  hashedFiles: readonly string[],
): HeaderRule[] {
  const immutable = { 'Cache-Control': IMMUTABLE };
  // In headers only, because browsers ignore frame-ancestors in a page's <meta>.
  const withFrameAncestors = (policy: string): string => `${policy}; frame-ancestors 'self'`;
  const rules: HeaderRule[] = [
    {
      pattern: `${prefix}/*`,
      headers: {
        'Content-Security-Policy': withFrameAncestors(policies.pages),
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'SAMEORIGIN',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    { pattern: `${prefix}/static/*`, headers: immutable },
    ...UNLISTED.map((files) => ({ pattern: prefix + files, headers: { 'X-Robots-Tag': 'noindex' } })),
  ];
  for (const [app, policy] of policies.apps) {
    const ofApp = {
      'Content-Security-Policy': withFrameAncestors(policy),
      // The sign-in window posts a message to its opener.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    };
    const replaced = Object.keys(ofApp);
    const pattern = prefix + app;
    rules.push(
      { pattern, headers: { ...ofApp, 'X-Robots-Tag': 'noindex' }, replaced },
      { pattern: `${pattern}/*`, headers: ofApp, replaced },
    );
  }
  const ofFiles = hashedFiles.map((file) => ({ pattern: prefix + file, headers: immutable }));
  return [...rules, ...ofFiles].slice(0, RULES_LIMIT);
}

/** The contents of `_headers`, which Netlify and Cloudflare Pages read. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers, replaced = [] }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return [pattern, '\n', ...replaced.map((name) => `  ! ${name}\n`), ...lines].join('');
    })
    .join('\n');
}

/** Parses a `_headers` file, without `replaced`. */
export function readHeadersFile(text: string): HeaderRule[] {
  return text.split(/\n(?=\S)/).map((rule) => ({
    pattern: rule.split('\n', 1)[0] ?? '',
    headers: Object.fromEntries([...rule.matchAll(/^ +([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value])),
  }));
}

function expressionOf(pattern: string): string {
  return `^${pattern.replace(/[.+?^$()[\]{}|]/g, '\\$&').replace(/\*/g, '.*')}$`;
}

/** The headers that a host sends for a path. The last matching rule wins. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ pattern }) => new RegExp(expressionOf(pattern)).test(path));
  return Object.assign({ 'Cache-Control': REVALIDATE }, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}

const variableOf = (header: string): string => `$header_${header.toLowerCase().replace(/-/g, '_')}`;

/** The same rules for nginx: `maps` goes beside the `server` block, `headers` inside it. */
export function nginxHeaders(rules: readonly HeaderRule[]): { maps: string; headers: string } {
  const names = [...new Set(rules.flatMap((rule) => Object.keys(rule.headers)))];
  const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
  // The rule for all paths becomes the default, because patterns match neither overlong paths nor line breaks.
  const everywhere = rules.find(({ pattern }) => pattern === '/*');
  const maps = names.map((name) => {
    // nginx takes the first match, other hosts the last.
    const lines = [...rules].reverse().flatMap((rule) => {
      const value = rule.headers[name];
      // By now `try_files` has turned the $uri of a page into its file: /exec into /exec.html.
      const file = expressionOf(rule.pattern).replace(/\$$/, '(?:\\.html)?$');
      return value === undefined || rule === everywhere ? [] : [`  "~${file}" ${quoted(value)};\n`];
    });
    const otherwise = everywhere?.headers[name] ?? (name === 'Cache-Control' ? REVALIDATE : '');
    return `map $uri ${variableOf(name)} {\n  default ${quoted(otherwise)};\n${lines.join('')}}\n`;
  });
  return { maps: maps.join(''), headers: names.map((name) => `add_header ${name} ${variableOf(name)} always;\n`).join('') };
}
