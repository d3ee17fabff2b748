import { withPrefix } from 'gatsby';
import type { Capability } from '../../../src/components/capability';
import { useSiteConfiguration } from '../../../src/components/use-site';
import { CopyButton } from '../../../src/wiki/ui/text/copy-button';
import { copyPath } from '../published';

const WikiPageHead: Capability['WikiPageHead'] = ({ page: { path, title } }) => {
  const { url } = useSiteConfiguration();
  return <link rel="alternate" type="text/markdown" title={title} href={`${url}${withPrefix(copyPath(path))}`} />;
};

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

export const markdownCopies: Capability = {
  name: 'markdown-copies',
  WikiPageHead,
  PageAction: ({ page: { path } }) => (
    <li className="needs-script">
      <CopyButton text={() => fetchText(withPrefix(copyPath(path)))} label="Copy as Markdown" />
    </li>
  ),
  AllShortlinks: ({ count }) => <a href={withPrefix(copyPath('/short-links'))}>All {count} are here as text</a>,
};
