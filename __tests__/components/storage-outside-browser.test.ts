/** @jest-environment node */
import { readStored, writeStored } from '../../src/components/storage';

it('says whose mistake it is when storage is asked for outside a browser', () => {
  expect(() => readStored('key')).toThrow('Storage is only in browsers: use an effect or event handler.');
  expect(() => writeStored('key', 'value')).toThrow('only in browsers');
});
