/** The society's logo. */
export function Logo() {
  return <span className="logo" aria-hidden="true" dangerouslySetInnerHTML={{ __html: __LOGO__ }} />;
}
