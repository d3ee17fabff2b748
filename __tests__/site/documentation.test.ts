/** Commands, paths and settings that documentation and workflows name exist. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'content/README.md', 'tools/*/README.md', '.github/**/*.md'], { dot: true });

const sourceOf = (file: string): string => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(sourceOf('package.json')) as { scripts: Record<string, string> };

/** First groups of all matches. */
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, ...groups]) => groups.find(Boolean) ?? '');

/** Trees and files in fences are examples. */
const proseOf = (file: string): string => sourceOf(file).replace(/^ *(`{3,})(?!`)[\s\S]*?^ *\1/gm, '');

/** A capability that was taken out leaves its name in documents. */
const isThere = (place: string): boolean => {
  const [, capability] = /(?:^|\/)plugins\/([^/]+)\//.exec(place) ?? [];
  return existsSync(place) || (capability !== undefined && !existsSync(`plugins/${capability}`));
};

it.each([...DOCUMENTS, ...globSync('.github/workflows/*.yml', { dot: true })])(
  '%s names only commands and suites of tests that exist',
  (file) => {
    const text = sourceOf(file);
    const commands = found(text, /npm (?:run (?:--silent )?([a-z][a-z0-9:-]*)|(start|test)\b)/g);
    const suites = found(text, /npm test -- ([a-z0-9 -]+)/g).flatMap((names) => names.trim().split(' '));
    const known = found(sourceOf('scripts/test.ts'), /(?:name: |jest\(|playwright\()'([a-z0-9-]+)'/g);
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    expect(file.endsWith('.md') ? suites.filter((name) => !known.includes(name)) : []).toEqual([]);
  },
);

it.each(DOCUMENTS)('%s names only paths that exist', (file) => {
  const top = new Set(readdirSync('.'));
  const isPath = (code: string): boolean =>
    /^[\w.@-]+(?:\/[\w.@-]*)*$/.test(code) && (top.has(code.split('/')[0] ?? '') || /\.(?:tsx?|mjs|json|md|mdx|yml)$/.test(code));
  // What builds make, and examples.
  const isElsewhere = (code: string): boolean =>
    /^(?:(?:public|node_modules|\.cache)\b|index\b|foo|\d|\.\w+$|content\/wiki\/disciplines\/lx\/desks)/.test(code);
  const places = (code: string): string[] => [code, path.join(path.dirname(file), code), path.join('content', code)];
  const paths = found(proseOf(file), /`([^`\n]+)`/g).filter((code) => isPath(code) && !isElsewhere(code));
  expect(paths.filter((code) => !places(code).some(isThere))).toEqual([]);
});

const anchorsOf = (file: string): string[] =>
  found(sourceOf(file), /^#+ (.+)$/gm).map((words) =>
    words
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replace(/ /g, '-'),
  );

it.each(DOCUMENTS)('%s links only to files and headings that exist', (file) => {
  // Editors may move pages of the wiki.
  const targets = found(proseOf(file), /\]\(([^)\s]+)\)/g).filter((target) => !/^(?:https?:|mailto:|\/|content\/wiki\/)/.test(target));
  const isBroken = (target: string): boolean => {
    const [place = '', anchor] = target.split('#');
    const linked = place === '' ? file : path.join(path.dirname(file), place);
    return !isThere(linked) || (anchor !== undefined && existsSync(linked) && !anchorsOf(linked).includes(anchor));
  };
  expect(targets.filter(isBroken)).toEqual([]);
});

describe('environment variables', () => {
  /** Set by tools and machines and by `npm start`, not by whoever builds the site; then names of Gatsby's events, which look like variables. */
  const OTHERS = ['NODE_ENV', 'CI', 'GITHUB_ACTIONS', 'PATH', 'HOME', 'TMPDIR', 'LOCAL_BUILD', 'CREATE_NODE', 'DELETE_NODE'];
  /** Only for this project's own tests. */
  const OF_TESTS = /^(?:E2E_|GIT_|TEST_|PLAYWRIGHT_|LC_)/;
  const code = globSync(['{src,plugins}/**/*.{ts,tsx}', 'scripts/**/*.ts', 'gatsby-*.{ts,tsx}'], { ignore: ['src/gatsby-types.d.ts'] }).map(
    sourceOf,
  );
  const [, settings = ''] = /## Settings\n([^]*?)\n## /.exec(sourceOf('README.md')) ?? [];
  const documented = found(settings, /^\| `([^`]+)`/gm);

  it('the README lists every environment variable that the code reads', () => {
    const used = code
      .filter((text) => /process\.env|ProcessEnv/.test(text))
      .flatMap((text) => found(text, /\b(?:env|environment|variables)(?:\.|\?\.|\[')([A-Z][A-Z0-9_]+)|'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)'/g));
    expect(used.filter((name) => ![...documented, ...OTHERS].includes(name) && !OF_TESTS.test(name))).toEqual([]);
  });

  it('the code reads every environment variable of the README', () => {
    const all = [...code, ...globSync(['*.config.ts']).map(sourceOf)].join('\n');
    expect(documented.filter((name) => !all.includes(name))).toEqual([]);
  });
});
