declare module '*.module.css' {
  const styles: Record<string, string>;
  export = styles;
}

declare module '*.css';

declare module '*.woff2' {
  const url: string;
  export default url;
}

/** What is used of a package that comes without types. */
declare module 'gatsby-plugin-sharp' {
  export type FileNode = import('gatsby').Node & { absolutePath: string; extension: string; name: string; size: number };
  /** In pixels. */
  export function getImageSize(file: FileNode): { width: number; height: number };
  /** Makes a size of a picture beside the other work of the build, and returns its address below the path prefix at once. */
  export function queueImageResizing(order: {
    file: FileNode;
    args: { width: number; toFormat: string; quality: number };
    reporter: import('gatsby').Reporter;
  }): { src: string };
}

/** Its published types are written for Express alone. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
