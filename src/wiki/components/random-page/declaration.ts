import { component } from '../../../content-model/component';

export const RandomPage = component({ attributes: {}, isDrawn: true });
