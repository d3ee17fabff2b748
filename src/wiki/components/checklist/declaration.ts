import { component } from '../../../content-model/component';

export const Checklist = component({ attributes: {} });
