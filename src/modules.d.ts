declare module '*.module.css' {
  const styles: Record<string, string>;
  export = styles;
}

declare module '*.css';

/** A style sheet as text, with the addresses of the files that it names. */
declare module '!!css-loader!*' {
  const text: { toString: () => string };
  export default text;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

/** Gatsby's generated types name this package for the data of a picture. The site does without it: `Picture` says why. */
declare module 'gatsby-plugin-image' {
  export type IGatsbyImageData = import('./components/picture').ImageData;
}

/** What gatsby-plugin-sharp gives Gatsby to run for its jobs; it has no types of its own. */
declare module 'gatsby-plugin-sharp/gatsby-worker' {
  /** One picture to make; `outputPath` is relative to the job's `outputDir`. */
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
