import { aliasOfRedirect, titleOfAddress } from '../../src/links/node/aliases';
import { SITE } from '../support/content-folder';
import { siteSchema } from '../../src/content/site-schema';

const site = siteSchema.parse(SITE);
describe('a redirect', () => {
  it('to another site says where it goes', () => {
    expect(aliasOfRedirect({ from: '/price-list', to: 'https://files.example/prices?x=1' }, new Map(), site)).toMatchObject({
      target: 'https://files.example/prices?x=1',
      title: 'Price list',
      description: 'Fixture Tech Crew sends you on to files.example.',
    });
  });
});

describe('a page without a title in the data layer', () => {
  it.each([
    ['/', 'Fixture Tech Crew'],
    ['/wiki', 'Wiki'],
    ['/hires/archive', 'Archive'],
  ])('%s is called %s', (address, title) => {
    expect(titleOfAddress(address, site)).toBe(title);
  });
});
