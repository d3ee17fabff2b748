import { suggest } from '../../src/content/suggest';

const FIELDS = ['description', 'emoji', 'shortlinks', 'sidebar_label', 'tags'];

describe('the word that somebody meant', () => {
  it.each([
    ['descripton', 'description'],
    ['Emoji', 'emoji'],
    ['shortlink', 'shortlinks'],
    ['sidebar-label', 'sidebar_label'],
    ['tgas', 'tags'],
  ])('behind "%s" is "%s"', (written, meant) => {
    expect(suggest(written, FIELDS)).toBe(meant);
  });

  it('is not guessed when nothing is near', () => {
    expect(suggest('author', FIELDS)).toBeUndefined();
    expect(suggest('anything', [])).toBeUndefined();
  });

  it('is the nearest of several', () => {
    expect(suggest('/wiki/spaces/wac/studi', ['/wiki/spaces/wac', '/wiki/spaces/wac/studio'])).toBe('/wiki/spaces/wac/studio');
  });
});
