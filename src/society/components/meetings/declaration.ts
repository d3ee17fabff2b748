import { component } from '../../../content-model/component';

export const Meetings = component({ attributes: {}, isDrawn: true });
