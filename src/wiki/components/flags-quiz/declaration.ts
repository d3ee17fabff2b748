import { component } from '../../../content-model/component';

export const FlagsQuiz = component({ attributes: {}, readsChildren: true });
