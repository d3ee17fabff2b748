import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import type { PageContext } from '../../components/page-context';
import { SiteShell } from './site-shell';

/** Wraps every page in the site shell, both in the browser and on the server. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const { layout } = props.pageContext as PageContext;
  return (
    <SiteShell pathname={props.location.pathname} layout={layout}>
      {element}
    </SiteShell>
  );
}
