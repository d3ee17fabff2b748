/** @jest-environment node */
import { readStored, writeStored } from '../../src/components/storage';

it('storage that is asked for outside a browser is no storage that keeps nothing, but a mistake', () => {
  expect(() => readStored('key')).toThrow('window is not defined');
  expect(() => writeStored('key', 'value')).toThrow('window is not defined');
});
