/** The content security policy of the site; docs/security.md explains it. Runs while pages are rendered, in Node. */
import { createHash } from 'node:crypto';
import { isValidElement, type ReactNode } from 'react';
import type { PolicySources } from '../node/policy-sources';
import { FORWARDING_SCRIPT } from '../../links/ui/forwarding';
import { assignmentOf } from '../start-values';

/** Origins of others that this build lets in. No query reaches the document, so the webpack configuration defines it. */
declare const __POLICY_SOURCES__: PolicySources;

/** Scripts that stand in pages without being part of the document's head or foot. */
const SCRIPTS_OF_PAGES = [assignmentOf('___chunkMapping'), assignmentOf('___webpackCompilationHash'), FORWARDING_SCRIPT];

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The policy for a site whose pages have these scripts inline. The same scripts in another order make the same policy. */
export function policyFor(scripts: readonly string[], { script, connect, image, frame }: PolicySources): string {
  const hashes = [...new Set(scripts.map(hashOf))].sort();
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...script],
    // Each diagram has a style sheet of its own, and pictures keep their place by style attributes.
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

/** The policy as an element of the head, for hosts that send no headers. Takes what the head and the foot of the body hold. */
export function policyElement(nodes: readonly ReactNode[]): ReactNode {
  const content = policyFor([...SCRIPTS_OF_PAGES, ...inlineScripts(nodes)], __POLICY_SOURCES__);
  return <meta key="content-security-policy" httpEquiv="Content-Security-Policy" content={content} />;
}
