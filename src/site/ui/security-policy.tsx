/** The site's content security policy, which docs/security.md explains. Runs in Node, while pages are rendered. */
import { createHash } from 'node:crypto';
import { isValidElement, type ReactNode } from 'react';
import type { PolicySources } from '../node/policy-sources';
import { FORWARDING_SCRIPT } from '../../links/ui/forwarding';

/** Third-party origins; defined by the webpack configuration. */
declare const __POLICY_SOURCES__: PolicySources;

/** The code of `src/site/start/day.ts`; also defined by the webpack configuration. */
declare const __DAY_SCRIPT__: string;

/** Inline scripts inside React's part of the body. */
const SCRIPTS_OF_PAGES = [FORWARDING_SCRIPT, __DAY_SCRIPT__];

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function policyFor(scripts: readonly string[], { script, connect, image, frame }: PolicySources): string {
  const hashes = [...new Set(scripts.map(hashOf))].sort();
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...script],
    // Diagrams have their own style sheets, and pictures reserve space with style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...image],
    'connect-src': ["'self'", ...connect],
    'frame-src': frame.length === 0 ? ["'none'"] : frame,
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

function inlineScripts(nodes: readonly ReactNode[]): string[] {
  return nodes.flat(Infinity as 1).flatMap((node) => {
    if (!isValidElement<{ type?: string; dangerouslySetInnerHTML?: { __html: string } }>(node) || node.type !== 'script') return [];
    const { type, dangerouslySetInnerHTML: text } = node.props;
    return text === undefined || type === 'application/ld+json' ? [] : [text.__html];
  });
}

/** The policy as a `<meta>` element, for hosts without headers. `nodes` are those of the head and of the end of the body. */
export function policyElement(nodes: readonly ReactNode[]): ReactNode {
  const content = policyFor([...SCRIPTS_OF_PAGES, ...inlineScripts(nodes)], __POLICY_SOURCES__);
  return <meta key="content-security-policy" httpEquiv="Content-Security-Policy" content={content} />;
}
