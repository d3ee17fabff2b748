import { hasTypeOfName } from '../valid-response';

it.each([
  ['/static/1/coil.vtt', 'text/vtt; charset=utf-8', true],
  ['/static/1/coil.webm', 'application/octet-stream', true],
  ['/static/1/risk-assessment.pdf', 'application/pdf', true],
  // A login page in the place of a film's captions.
  ['/static/1/coil.vtt', 'text/html; charset=utf-8', false],
])('%s with the type %s may be cached: %s', (path, type, isKept) => {
  expect(hasTypeOfName(path, { headers: new Headers({ 'content-type': type }) })).toBe(isKept);
});
