import { aliasOfRedirect, aliasOfShortlink, titleOfAddress } from '../../src/links/node/aliases';
import { SITE } from '../support/content-folder';
import { siteSchema } from '../../src/content/site-schema';

const site = siteSchema.parse(SITE);
const safety = { path: '/wiki/safety', title: 'Safety', description: 'Come home whole.', image: '/static/hat.png' };
const pages = new Map([[safety.path, safety]]);

describe('a short link', () => {
  it('leads to its page and says of itself what the page says', () => {
    expect(aliasOfShortlink({ path: '/safety' }, safety)).toEqual({
      path: '/safety',
      target: '/wiki/safety',
      hash: undefined,
      title: 'Safety',
      description: 'Come home whole.',
      image: '/static/hat.png',
    });
  });

  it('leads to a section', () => {
    expect(aliasOfShortlink({ path: '/ppe', hash: 'gloves' }, safety)).toMatchObject({ target: '/wiki/safety', hash: 'gloves' });
  });
});

describe('a redirect', () => {
  it('to a page of the wiki says what the page says', () => {
    expect(aliasOfRedirect({ from: '/helmets', to: '/wiki/safety#hats' }, pages, site)).toEqual({
      path: '/helmets',
      target: '/wiki/safety',
      hash: 'hats',
      title: 'Safety',
      description: 'Come home whole.',
      image: '/static/hat.png',
    });
  });

  it('to another page says what the site’s own links call it', () => {
    const alias = aliasOfRedirect({ from: '/docs', to: '/wiki' }, new Map(), site);
    expect(alias).toMatchObject({ title: 'Wiki', description: site.description });
  });

  it('to another site says where it goes', () => {
    expect(aliasOfRedirect({ from: '/price-list', to: 'https://files.example/prices?x=1' }, pages, site)).toMatchObject({
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
