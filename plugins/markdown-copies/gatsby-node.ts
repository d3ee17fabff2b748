import type { GatsbyNode } from 'gatsby';
import { publishCopies } from './node/publish-copies';

export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => publishCopies(args);
