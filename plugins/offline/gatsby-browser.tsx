import type { GatsbyBrowser } from 'gatsby';
import { offerUpdates } from './ui/offer-updates';

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = (_, { enabled }) => {
  if (process.env.NODE_ENV === 'production' && enabled === true) void offerUpdates();
};
