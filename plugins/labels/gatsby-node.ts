import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { loadSiteConfiguration } from '../../src/content-model/load-site';
import type { ShortlinkNode } from '../../src/links/node/aliases';
import { writeQrCodes } from './node/qr-code';

export const createPages: GatsbyNode['createPages'] = async ({ actions, getNodesByType }) => {
  actions.createPage({ path: '/labels', component: path.resolve('plugins/labels/ui/labels-page.tsx'), context: {} });
  const shortlinks = getNodesByType('Shortlink') as ShortlinkNode[];
  await writeQrCodes(['short-links', ...shortlinks.map(({ name }) => name)], loadSiteConfiguration().shortlinkUrl);
};
