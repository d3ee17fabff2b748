import { createLocalProvider } from '../../src/search/ui/local-provider';

test('reports by the first search that the browser blocks workers', async () => {
  const refuse = (): never => {
    throw new DOMException('Workers are blocked.', 'SecurityError');
  };
  const provider = createLocalProvider('/search-index.json', refuse);
  await expect(provider.load()).rejects.toThrow('Workers are blocked.');
  await expect(provider.search({ query: 'cable' })).rejects.toThrow('Workers are blocked.');
});
