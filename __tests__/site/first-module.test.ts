import { startWith } from '../../src/site/node/first-module';

describe('the module that runs before all others in the browser', () => {
  it('comes first in the code of the built site', () => {
    expect(startWith('/first.ts', { app: '/production-app' })).toEqual({ app: ['/first.ts', '/production-app'] });
  });

  it('comes first in the code of the development server, and in no polyfill', () => {
    expect(startWith('/first.ts', { commons: ['/client', '/app'], polyfill: '/polyfill' })).toEqual({
      commons: ['/first.ts', '/client', '/app'],
      polyfill: '/polyfill',
    });
  });

  it('is no part of the code that renders pages', () => {
    expect(startWith('/first.ts', { 'render-page': '/static-entry' })).toEqual({ 'render-page': '/static-entry' });
  });
});
