import { fileFormats, formsConfiguration } from '../browser/collections';
import type { FormSettings } from '../settings';

const EXTENSIONS = ['mdx', 'md'];

/** How the forms of a repository sign in, and where they read and write. */
const configurationAt = (url: string, signIn?: string) => {
  const repository: FormSettings['repository'] = { url, branch: 'trunk', contentPath: 'texts', signIn };
  return formsConfiguration({ title: 'Crew', home: 'https://crew.example', repository, extensions: EXTENSIONS });
};

const { collections = [] } = configurationAt('https://github.com/crew/site');

it.each([
  ['github', 'https://github.com/crew/site', 'crew/site'],
  ['gitlab', 'https://gitlab.com/theatre/crew/site', 'theatre/crew/site'],
])('the forms of a repository on %s read and write its branch with an access token, and make pull requests', (name, url, repo) => {
  expect(configurationAt(url)).toMatchObject({
    backend: { name, repo, branch: 'trunk', auth_methods: ['token'] },
    publish_mode: 'editorial_workflow',
  });
  expect(configurationAt(url).backend).not.toHaveProperty('base_url');
});

it.each(['https://github.com/crew/site', 'https://gitlab.com/crew/site'])(
  'the forms of a repository let people sign in with their account at the worker of %s',
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
  'the forms of a repository at %s, an unknown host, work only in a folder on one’s own computer',
  (url) => {
    expect(configurationAt(url)).toMatchObject({ backend: { repo: 'this/computer' }, publish_mode: 'simple' });
  },
);

it('the forms of a repository cannot delete pages and years, whose pictures others may show too', () => {
  const folders = collections.filter((collection) => 'folder' in collection);
  expect(folders.map(({ name }) => name)).toEqual(expect.arrayContaining(['wiki', 'exec', 'shows', 'hires']));
  expect(folders.filter((collection) => collection.delete !== false)).toEqual([]);
});

it('the forms of a repository save each file in a format that keeps its words and order', () => {
  const formats = new Set(fileFormats({ extensions: EXTENSIONS }).map(({ name }) => name));
  const named = collections.flatMap((collection) => {
    if ('format' in collection) return [collection.format];
    return 'files' in collection ? collection.files.map(({ format }) => format) : [];
  });
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => name === undefined || !formats.has(name))).toEqual([]);
});

it('the forms of a repository edit only files in the content folder', () => {
  const paths = collections.flatMap((collection) => {
    if ('files' in collection) return collection.files.map(({ file }) => file);
    return 'folder' in collection ? [collection.folder] : [];
  });
  expect(paths).toContain('texts/wiki');
  expect(paths.filter((file) => !file.startsWith('texts/'))).toEqual([]);
});
