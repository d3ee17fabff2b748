import type { GatsbySSR } from 'gatsby';
import { secureDocument, setUpDocument } from './src/site-shell/document';
import { renderBody } from './src/site-shell/render-body';

export { wrapPageElement } from './src/site-shell/wrap-page-element';

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderBody;

export const onRenderBody: GatsbySSR['onRenderBody'] = setUpDocument;

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = secureDocument;
