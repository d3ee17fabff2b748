/** The content security policy of the page of forms, which holds there alone: no other page talks to the repository's host. */
import type { RepositoryHost } from '../settings';

/**
 * The policy: scripts, styles and fonts of this site alone, and the host of the repository. Where that is none the forms know,
 * nothing but this site.
 */
export function formPolicy(host: Pick<RepositoryHost, 'connect' | 'images'> | undefined): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // WebAssembly makes pictures smaller in browsers that cannot write WebP themselves.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    // Svelte writes its style sheets into the page.
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:', ...(host?.images ?? [])],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...(host?.connect ?? [])],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
