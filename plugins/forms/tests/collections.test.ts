import { fileFormats, formsConfiguration } from '../browser/collections';

const EXTENSIONS = ['mdx', 'md'];

/** The forms of a repository at this address. */
const configurationAt = (url: string, signIn?: string) => {
  const repository = { url, branch: 'trunk', contentPath: 'texts', signIn };
  return formsConfiguration({ title: 'Crew', home: 'https://crew.example', repository, extensions: EXTENSIONS });
};

const WORKER = 'https://auth.example/crew';
const GITHUB = { name: 'github', repo: 'crew/site', branch: 'trunk' };
const GITLAB = { name: 'gitlab', repo: 'theatre/crew/site', branch: 'trunk' };
const TOKEN = { auth_methods: ['token'] };
const ACCOUNT = { auth_methods: ['oauth', 'token'], base_url: WORKER };

it.each([
  ['https://github.com/crew/site', undefined, { ...GITHUB, ...TOKEN }],
  ['https://gitlab.com/theatre/crew/site', undefined, { ...GITLAB, ...TOKEN }],
  ['https://github.com/crew/site', WORKER, { ...GITHUB, ...ACCOUNT }],
  ['https://gitlab.com/theatre/crew/site', WORKER, { ...GITLAB, ...ACCOUNT }],
])(
  'the forms of %s make pull requests to its branch; people sign in with a token, and at a worker if there is one: %s',
  (url, signIn, backend) => {
    expect(configurationAt(url, signIn)).toMatchObject({ publish_mode: 'editorial_workflow' });
    expect(configurationAt(url, signIn).backend).toEqual(backend);
  },
);

it.each(['https://git.example/crew/site', 'https://github.com/crew'])(
  'the forms of a repository at %s, an unknown host, work only in a folder on one’s own computer',
  (url) => {
    expect(configurationAt(url)).toMatchObject({ backend: { repo: 'this/computer' }, publish_mode: 'simple' });
  },
);

const { collections = [] } = configurationAt('https://github.com/crew/site');

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
