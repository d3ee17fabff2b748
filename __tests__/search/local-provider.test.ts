import { createLocalProvider } from '../../src/search/ui/local-provider';

test('if the browser blocks workers, loading ahead fails silently and the search reports it', async () => {
  const refuse = (): never => {
    throw new DOMException('Workers are blocked.', 'SecurityError');
  };
  const provider = createLocalProvider('https://crew.example/search-manifest.json', refuse);
  expect(provider.load).not.toThrow();
  await expect(provider.search({ query: 'cable' })).rejects.toThrow('Workers are blocked.');
});
