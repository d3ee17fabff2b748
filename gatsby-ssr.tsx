import type { GatsbySSR } from 'gatsby';
import { noteParts, trimStyle } from './src/site/node/used-style';
import { leanDocument, orderStyles, secureDocument, setUpDocument } from './src/site/ui/document';
import { renderBody } from './src/site/ui/render-body';

export { wrapPageElement } from './src/site/ui/wrap-page-element';

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderBody;

export const onRenderBody: GatsbySSR['onRenderBody'] = (document) => {
  noteParts(document);
  setUpDocument(document);
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (document) => {
  orderStyles(document);
  trimStyle(document);
  secureDocument(document);
  leanDocument(document);
};
