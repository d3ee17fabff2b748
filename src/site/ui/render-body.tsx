import { Writable } from 'node:stream';
import type { ReplaceRendererArgs } from 'gatsby';
import { renderToPipeableStream } from 'react-dom/server';
import { takeCrashedSubject } from '../../components/crash';

/** Renders a page as Gatsby would. An error also names the part of the page that failed. */
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
      // Otherwise React streams late parts with scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError: (error) => {
        const subject = takeCrashedSubject();
        if (subject !== undefined && error instanceof Error) {
          error.message = `${subject} fails to render on ${pathname}: ${error.message}`;
        }
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    });
  });
}
