import { createLocalProvider } from '../../src/search/ui/provider';

test('the first search says that the browser blocks workers', async () => {
  const refuse = (): never => {
    throw new DOMException('Workers are blocked.', 'SecurityError');
  };
  const provider = createLocalProvider('/search-index.json', refuse);
  await expect(provider.load()).rejects.toThrow('Workers are blocked.');
  await expect(provider.search({ query: 'cable' })).rejects.toThrow('Workers are blocked.');
});
