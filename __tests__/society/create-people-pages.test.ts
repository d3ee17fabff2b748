import type { CreatePagesArgs } from 'gatsby';
import { createPeoplePages } from '../../src/society/node/create-people-pages';
import { createDataLayer } from '../support/data-layer';

it('gives a page to everybody who is not hidden, and asks search engines to pass it by', () => {
  const layer = createDataLayer();
  layer.addNode('Person', 'id of mike', { name: 'Mike Stand', path: '/people/mike-stand' });
  layer.addNode('Person', 'id of polly', { name: 'P. G.' });
  createPeoplePages(layer.argumentsFor<CreatePagesArgs>());
  expect(layer.pages.map(({ path, context }) => ({ path, context }))).toEqual([
    { path: '/people/mike-stand', context: { id: 'id of mike', noIndex: true } },
  ]);
});
