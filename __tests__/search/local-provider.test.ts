import { createLocalProvider } from '../../src/search/ui/local-provider';

test('where the browser lets no worker start, loading ahead passes over it, and the search says so', async () => {
  const refuse = (): never => {
    throw new DOMException('Workers are blocked.', 'SecurityError');
  };
  const provider = createLocalProvider('https://crew.example/search-manifest.json', refuse);
  expect(provider.load).not.toThrow();
  await expect(provider.search({ query: 'cable' })).rejects.toThrow('Workers are blocked.');
});
