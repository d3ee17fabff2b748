import { component } from '../../../content-model/component';

export const PageList = component({ attributes: {}, isDrawn: true });
