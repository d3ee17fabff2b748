import { createLocalProvider } from '../../src/search/ui/provider';

test('the first search says that the browser blocks workers', async () => {
  const refuse = (): never => {
    throw new DOMException('Workers are blocked.', 'SecurityError');
  };
  const provider = createLocalProvider('/search-index.json', refuse);
  await expect(provider.load()).rejects.toThrow('Workers are blocked.');
  await expect(provider.search({ query: 'cable' })).rejects.toThrow('Workers are blocked.');
});

test('an index that the head script’s request never brings is given up, and the next search fetches it anew', async () => {
  const timer = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timer.signal);
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new Error('The host is gone.'));
  Object.assign(globalThis, { window: { boot: { index: new Promise(() => undefined) } } });
  const worker = { addEventListener: () => undefined, terminate: () => undefined } as unknown as Worker;
  const provider = createLocalProvider('/search-index.json', () => worker);
  const first = provider.load();
  timer.abort(new Error('It took too long.'));
  await expect(first).rejects.toThrow('It took too long.');
  await expect(provider.load()).rejects.toThrow('The host is gone.');
});
