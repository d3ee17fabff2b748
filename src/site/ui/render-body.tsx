import { Writable } from 'node:stream';
import type { ReplaceRendererArgs } from 'gatsby';
import { renderToPipeableStream } from 'react-dom/server';
import { takeSubject } from '../../components/crash';

/**
 * Renders a page while building, as Gatsby would. When that fails, the error says which part of the page failed; Gatsby
 * itself names only the page.
 */
export function renderBody({ bodyComponent, replaceBodyHTMLString, pathname }: ReplaceRendererArgs): Promise<void> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    sink.on('finish', () => {
      replaceBodyHTMLString(Buffer.concat(chunks).toString('utf8'));
      resolve();
    });
    const { pipe } = renderToPipeableStream(bodyComponent, {
      // React would stream late parts in with scripts; a static page must contain everything from the start.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError: (error) => {
        const subject = takeSubject();
        if (subject !== undefined && error instanceof Error) {
          error.message = `${subject} fails to render on ${pathname}: ${error.message}`;
        }
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    });
  });
}
