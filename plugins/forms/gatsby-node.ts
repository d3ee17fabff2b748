import type { GatsbyNode } from 'gatsby';
import { isPublishedIn } from '../../src/site/node/capabilities';
import { publishForms, removeForms, serveForms } from './node/publish-forms';

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    online: Joi.boolean().required().description('`false`: only in `npm run dev` and `npm start`; see docs/forms.md.'),
  });

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = serveForms;

export const onPostBuild: GatsbyNode['onPostBuild'] = (_args, options) => (isPublishedIn(options) ? publishForms() : removeForms());
