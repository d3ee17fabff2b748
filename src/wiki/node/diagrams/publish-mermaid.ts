import path from 'node:path';
import { build } from 'esbuild';
import { version } from 'mermaid/package.json';

/** Below `/static`, so that hosts let browsers keep it. */
const FOLDER = `/static/mermaid-${version}`;

let published: Promise<unknown> | undefined;

/** Bundles Mermaid for readers' browsers, a chunk for each kind of diagram. Returns the address of its first script. */
export async function publishMermaid(pathPrefix: string): Promise<string> {
  published ??= build({
    entryPoints: { mermaid: path.resolve('node_modules/mermaid/dist/mermaid.core.mjs') },
    outdir: path.join('public', FOLDER),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
  });
  await published;
  return `${pathPrefix}${FOLDER}/mermaid.js`;
}
