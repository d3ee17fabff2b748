import { formsConfiguration } from '../browser/collections';
import type { FormSettings } from '../settings';

/** How the forms of a repository sign in, and where they read and write. */
const configurationAt = (url: string, signIn?: string) => {
  const repository: FormSettings['repository'] = { url, branch: 'trunk', contentPath: 'texts', signIn };
  return formsConfiguration({ title: 'Crew', home: 'https://crew.example', repository, extensions: ['mdx'] });
};

describe('the forms of a repository', () => {
  it.each([
    ['github', 'https://github.com/crew/site', 'crew/site'],
    ['gitlab', 'https://gitlab.com/theatre/crew/site', 'theatre/crew/site'],
  ])('on %s read and write its branch with an access token, and make pull requests', (name, url, repo) => {
    expect(configurationAt(url)).toMatchObject({
      backend: { name, repo, branch: 'trunk', auth_methods: ['token'] },
      publish_mode: 'editorial_workflow',
    });
    expect(configurationAt(url).backend).not.toHaveProperty('base_url');
  });

  it.each(['https://github.com/crew/site', 'https://gitlab.com/crew/site'])(
    'let people sign in with their account at the worker of %s',
    (url) => {
      expect(configurationAt(url, 'https://auth.example/crew').backend).toMatchObject({
        repo: 'crew/site',
        branch: 'trunk',
        auth_methods: ['oauth', 'token'],
        base_url: 'https://auth.example/crew',
      });
    },
  );

  it.each(['https://git.example/crew/site', 'https://github.com/crew'])(
    'at %s, an unknown host, work only in a folder on one’s own computer',
    (url) => {
      expect(configurationAt(url)).toMatchObject({ backend: { repo: 'this/computer' }, publish_mode: 'simple' });
    },
  );

  it('edit only files in the content folder', () => {
    const paths = (configurationAt('https://github.com/crew/site').collections ?? []).flatMap((collection) => {
      if ('files' in collection) return collection.files.map(({ file }) => file);
      return 'folder' in collection ? [collection.folder] : [];
    });
    expect(paths).toContain('texts/wiki');
    expect(paths.filter((file) => !file.startsWith('texts/'))).toEqual([]);
  });
});
