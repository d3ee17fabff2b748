/** The headers that every host should send, defined once for all of them. */

/** Headers of the addresses that a pattern names; "*" stands for anything. */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** For files whose name changes with their content. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** For everything else; Netlify and Cloudflare Pages say the same by themselves. */
export const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** Browser features that no page asks for; a video that a reader plays may fill the screen. */
const SWITCHED_OFF = [
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

/** All rules. Takes the path prefix of the site and the content security policy of its pages. */
export function headerRules(prefix: string, policy: string): HeaderRule[] {
  const forEver = { 'Cache-Control': FOR_EVER };
  return [
    {
      pattern: `${prefix}/*`,
      headers: {
        // A page cannot say this of itself: browsers read it in headers alone.
        'Content-Security-Policy': `${policy}; frame-ancestors 'self'`,
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'SAMEORIGIN',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': SWITCHED_OFF.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    { pattern: `${prefix}/static/*`, headers: forEver },
    { pattern: `${prefix}/*.js`, headers: forEver },
    { pattern: `${prefix}/*.css`, headers: forEver },
    // The twin of a page says nothing that the page does not.
    { pattern: `${prefix}/*.md`, headers: { 'X-Robots-Tag': 'noindex' } },
  ];
}

/** The text of `_headers`, which Netlify and Cloudflare Pages read. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

/** The rules that a `_headers` file holds. */
export function readHeadersFile(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\S)/)
    .map((rule) => rule.trim().split('\n'))
    .map(([pattern = '', ...lines]) => ({
      pattern,
      headers: Object.fromEntries(
        lines.map((line) => {
          const at = line.indexOf(':');
          return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
        }),
      ),
    }));
}

function expressionOf(pattern: string): string {
  return `^${pattern.replace(/[.+?^$()[\]{}|]/g, '\\$&').replace(/\*/g, '.*')}$`;
}

/** The headers for a path, as a host sends them. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ pattern }) => new RegExp(expressionOf(pattern)).test(path));
  return Object.assign({ 'Cache-Control': ASK_AGAIN }, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}

const variableOf = (header: string): string => `$header_${header.toLowerCase().replace(/-/g, '_')}`;

/** The same rules for nginx: `maps` belongs beside the server, `headers` into it. */
export function nginxHeaders(rules: readonly HeaderRule[]): { maps: string; headers: string } {
  const names = [...new Set(rules.flatMap((rule) => Object.keys(rule.headers)))];
  const maps = names.map((name) => {
    const lines = rules.flatMap(({ pattern, headers }) => {
      const value = headers[name];
      return value === undefined ? [] : [`  "~${expressionOf(pattern)}" "${value.replace(/["\\]/g, '\\$&')}";\n`];
    });
    return `map $uri ${variableOf(name)} {\n  default "${name === 'Cache-Control' ? ASK_AGAIN : ''}";\n${lines.join('')}}\n`;
  });
  return { maps: maps.join(''), headers: names.map((name) => `add_header ${name} ${variableOf(name)} always;\n`).join('') };
}
