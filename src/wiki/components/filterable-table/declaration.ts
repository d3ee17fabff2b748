import { component } from '../../../content-model/component';

export const FilterableTable = component({
  readsChildren: true,
  attributes: { label: { kind: 'text', required: true, description: 'Label of the filter field.' } },
});
