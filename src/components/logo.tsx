/** SVG of the society's logo, of which the build knows the file; see `src/site/node/site-drawings.ts`. */
declare const __LOGO__: string;

/** The society's logo. */
export function Logo() {
  return <span className="logo" aria-hidden="true" dangerouslySetInnerHTML={{ __html: __LOGO__ }} />;
}
