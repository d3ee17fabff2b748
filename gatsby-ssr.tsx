import type { GatsbySSR } from 'gatsby';
import { completeDocument, setUpDocument } from './src/site/ui/document';
import { renderBody } from './src/site/ui/render-body';

export { wrapPageElement, wrapRootElement } from './src/site/ui/site-shell';

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderBody;

export const onRenderBody: GatsbySSR['onRenderBody'] = setUpDocument;

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = completeDocument;
