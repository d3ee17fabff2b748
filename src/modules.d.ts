declare module '*.module.css' {
  const styles: Record<string, string>;
  export = styles;
}

declare module '*.css';

declare module '*.woff2' {
  const url: string;
  export default url;
}

/** The regular weight of the typeface of `tokens.css`; the webpack configuration names it. */
declare module 'regular-font.woff2' {
  const url: string;
  export default url;
}

/** Gatsby's generated types import this package, which the site does without; `Picture` says why. */
declare module 'gatsby-plugin-image' {
  export type IGatsbyImageData = import('./components/picture').ImageData;
}

/** What Gatsby runs for the jobs of gatsby-plugin-sharp, which publishes no types. */
declare module 'gatsby-plugin-sharp/gatsby-worker' {
  /** `outputPath` is relative to the job's `outputDir`. */
  export interface Operation {
    outputPath: string;
    args: { width?: number; height?: number; toFormat?: string };
  }
  export interface PictureJob {
    inputPaths: readonly [{ path: string; contentDigest: string }];
    outputDir: string;
    args: { isLazy: boolean; operations: readonly Operation[]; pluginOptions: unknown };
  }
  const worker: { IMAGE_PROCESSING: (job: PictureJob) => Promise<void> };
  export default worker;
}

/** The published types only cover Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

declare module 'gatsby-remark-autolink-headers' {
  export default function autolinkHeaders(text: { markdownAST: object }, options: object): void;
}
