import { withPrefix } from 'gatsby';
import { CopyButton } from './text/copy-button';
import { twinPath } from '../../content/addresses';
import * as styles from './markdown-twin.module.css';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

/** Links to the page as Markdown: to copy into notes or a chat, or to view. */
export function MarkdownTwin({ path }: { path: string }) {
  const address = withPrefix(twinPath(path));
  return (
    <p className={`${styles.twin} no-print`}>
      <span className="needs-script">
        <CopyButton text={() => fetchText(address)} label="Copy page as Markdown" className="button" />
      </span>
      <a href={address} className="no-url">
        View as Markdown
      </a>
    </p>
  );
}
