import type { GatsbySSR } from 'gatsby';
import { leaveOutApp } from '../../src/site/ui/document';
import { FALLBACK_PATH } from './published';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname }) => {
  // The app would notice that the address is another page's, and go there.
  if (pathname === FALLBACK_PATH) leaveOutApp(pathname);
};
