import type { GatsbySSR } from 'gatsby';
import { leanDocument, orderStyles, secureDocument, setUpDocument } from './src/site/ui/document';
import { trimStyle } from './src/site/ui/page-style';
import { renderBody } from './src/site/ui/render-body';

export { wrapPageElement } from './src/site/ui/wrap-page-element';

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderBody;

export const onRenderBody: GatsbySSR['onRenderBody'] = setUpDocument;

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (document) => {
  orderStyles(document);
  trimStyle(document);
  secureDocument(document);
  leanDocument(document);
};
