/** @jest-environment jsdom */
import { startWorker } from '../ui/start-worker';

test.each([
  ['a reader who saves data', { saveData: true, effectiveType: '4g' }, []],
  ['a reader on 2g', { effectiveType: '2g' }, []],
  ['any other reader', { effectiveType: '4g' }, [['/service-worker.js']]],
])('%s gets a worker by opening a page only if that costs nothing', async (_reader, connection, registered) => {
  const register = jest.fn(() => Promise.reject(new Error('Nothing is installed in a test.')));
  const serviceWorker = { controller: null, register, getRegistration: () => Promise.resolve(undefined), addEventListener: jest.fn() };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  await startWorker();
  expect(register.mock.calls).toEqual(registered);
});
