/** The site's content security policy, which docs/security.md explains. Runs in Node, while pages are rendered. */
import { createHash } from 'node:crypto';
import { FORWARDING_SCRIPT } from '../../links/ui/forwarding';

/** All inline scripts of the site, except the one that counts page views. */
const INLINE_SCRIPTS = [__HEAD_SCRIPT__, __DAY_SCRIPT__, FORWARDING_SCRIPT];

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The policy of every page but the forms', for hosts without headers. `pageViews` is the inline script of Google's tag, if it is on. */
export function policyElement(pageViews: readonly string[]) {
  const { script, connect, image, frame } = __POLICY_SOURCES__;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...[...INLINE_SCRIPTS, ...pageViews].map(hashOf), ...script],
    // Diagrams have their own style sheets, and pictures reserve space with style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...image],
    'connect-src': ["'self'", ...connect],
    'frame-src': frame,
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  const content = Object.entries(directives).map(([directive, sources]) => [directive, ...sources].join(' '));
  return <meta key="content-security-policy" httpEquiv="Content-Security-Policy" content={content.join('; ')} />;
}
