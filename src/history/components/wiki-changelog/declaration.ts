import { component } from '../../../content-model/component';

export const WikiChangelog = component({ attributes: {}, isDrawn: true });
