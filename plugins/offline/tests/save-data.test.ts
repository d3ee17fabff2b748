/** @jest-environment jsdom */
import { startWorker } from '../ui/start-worker';

/** Stubs a browser without a worker. Returns the function that would register one. */
function browserWith(connection: object): jest.Mock {
  const register = jest.fn(() => Promise.reject(new Error('Nothing is installed in a test.')));
  const serviceWorker = { controller: null, register, getRegistration: () => Promise.resolve(undefined), addEventListener: jest.fn() };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  return register;
}

test.each([
  ['a reader who saves data', { saveData: true, effectiveType: '4g' }],
  ['a reader on 2g', { effectiveType: '2g' }],
])('%s gets no worker by opening a page', async (_reader, connection) => {
  const register = browserWith(connection);
  await startWorker();
  expect(register).not.toHaveBeenCalled();
});

test('any other reader gets one', async () => {
  const register = browserWith({ effectiveType: '4g' });
  await startWorker();
  expect(register).toHaveBeenCalledWith('/service-worker.js');
});
