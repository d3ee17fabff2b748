import { hasTypeOfName } from '../../src/offline/valid-response';

const sentAs = (type: string): Pick<Response, 'headers'> => ({ headers: new Headers({ 'content-type': type }) });

it.each([
  ['/static/1/coil.vtt', 'text/vtt; charset=utf-8'],
  ['/static/1/coil.webm', 'application/octet-stream'],
  ['/static/1/risk-assessment.pdf', 'application/pdf'],
])('%s is kept with the page that shows it', (path, type) => {
  expect(hasTypeOfName(path, sentAs(type))).toBe(true);
});

it('a login page in the place of a film’s captions is not', () => {
  expect(hasTypeOfName('/static/1/coil.vtt', sentAs('text/html; charset=utf-8'))).toBe(false);
});
