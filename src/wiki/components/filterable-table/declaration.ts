import { component } from '../../../content-model/component';

export const FilterableTable = component({
  attributes: { label: { kind: 'text', required: true, description: 'Label of the filter field.' } },
});
