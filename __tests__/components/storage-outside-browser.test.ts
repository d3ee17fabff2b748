/** @jest-environment node */
import { readStored, writeStored } from '../../src/components/storage';

it('storage throws outside a browser', () => {
  expect(() => readStored('key')).toThrow('window is not defined');
  expect(() => writeStored('key', 'value')).toThrow('window is not defined');
});
