import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReplaceRendererArgs } from 'gatsby';
import { renderToPipeableStream } from 'react-dom/server';
import { takeCrashedSubject } from '../../components/crash';

/** Renders a page as Gatsby would. An error also names the part of the page that failed. */
export async function renderBody({ bodyComponent, replaceBodyHTMLString, pathname }: ReplaceRendererArgs): Promise<void> {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(bodyComponent, {
      // Otherwise React streams late parts with scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: (error) => {
        const subject = takeCrashedSubject();
        if (subject !== undefined && error instanceof Error) {
          error.message = `${subject} fails to render on ${pathname}: ${error.message}`;
        }
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    });
  });
  replaceBodyHTMLString(html);
}
