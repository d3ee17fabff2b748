/** Commands, paths and settings that documentation and workflows name exist. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'content/README.md', 'tools/*/README.md', '.github/**/*.md'], { dot: true });
/** A capability that was taken out leaves its name in documents. */
const isOfCapabilityTakenOut = (place: string): boolean => {
  const [, capability] = /(?:^|\/)plugins\/([^/]+)\//.exec(place) ?? [];
  return capability !== undefined && !existsSync(`plugins/${capability}`);
};
const sourceOf = (file: string): string => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(sourceOf('package.json')) as { scripts: Record<string, string> };

it.each([...DOCUMENTS, ...globSync('.github/workflows/*.yml', { dot: true })])('%s names only commands that exist', (file) => {
  const named = [...sourceOf(file).matchAll(/npm (?:run (?:--silent )?([a-z][a-z0-9:-]*)|(start|test)\b)/g)];
  expect(named.map(([, script, short]) => script ?? short ?? '').filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

describe.each(DOCUMENTS)('%s', (file) => {
  const text = sourceOf(file);
  // Trees and files in fences are examples.
  const prose = text.replace(/^ *(`{3,})(?!`)[\s\S]*?^ *\1/gm, '');
  const inlineCode = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

  it(`${file} names only suites of npm test that exist`, () => {
    const suites = [...sourceOf('scripts/test.ts').matchAll(/(?:name: |jest\(|playwright\()'([a-z0-9-]+)'/g)].map(([, suite]) => suite);
    const named = [...text.matchAll(/npm test -- ([a-z0-9 -]+)/g)].flatMap(([, names = '']) => names.trim().split(' '));
    expect(named.filter((name) => !suites.includes(name))).toEqual([]);
  });

  it(`${file} names only paths that exist`, () => {
    const top = new Set(readdirSync('.'));
    const made = /^(?:public|node_modules|\.cache)\b/;
    const isPath = (code: string): boolean =>
      /^[\w.@-]+(?:\/[\w.@-]*)*$/.test(code) && (top.has(code.split('/')[0] ?? '') || /\.(?:tsx?|mjs|json|md|mdx|yml)$/.test(code));
    const places = (code: string): string[] => [code, path.join(path.dirname(file), code), path.join('content', code)];
    const missing = inlineCode.filter(
      (code) =>
        isPath(code) &&
        !made.test(code) &&
        !/^(?:index\b|foo|\d|\.\w+$)/.test(code) &&
        !places(code).some((place) => existsSync(place) || isOfCapabilityTakenOut(place)),
    );
    // The example of `npm run new`.
    expect(missing.filter((code) => !code.startsWith('content/wiki/disciplines/lx/desks'))).toEqual([]);
  });

  it(`${file} links only to files and headings that exist`, () => {
    const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      // Editors may move pages of the wiki.
      .filter((target) => !/^(?:https?:|mailto:|\/|content\/wiki\/)/.test(target));
    const isBroken = (target: string): boolean => {
      const [place = '', anchor] = target.split('#');
      const found = place === '' ? file : path.join(path.dirname(file), place);
      if (!existsSync(found)) return !isOfCapabilityTakenOut(found);
      if (anchor === undefined) return false;
      const anchors = [...sourceOf(found).matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
        words
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replace(/ /g, '-'),
      );
      return !anchors.includes(anchor);
    };
    expect(targets.filter(isBroken)).toEqual([]);
  });
});

describe('environment variables', () => {
  /** Set by tools and machines and by `npm start`, not by whoever builds the site. */
  const OTHERS = new Set(['NODE_ENV', 'CI', 'GITHUB_ACTIONS', 'PATH', 'HOME', 'TMPDIR', 'LOCAL_BUILD']);
  /** Names of Gatsby's events, which look like variables. */
  const EVENTS = new Set(['CREATE_NODE', 'DELETE_NODE']);
  /** Only for this project's own tests. */
  const OF_TESTS = /^(?:E2E_|GIT_|TEST_|PLAYWRIGHT_|LC_)/;
  const files = globSync(['{src,plugins}/**/*.{ts,tsx}', 'scripts/**/*.ts', 'gatsby-*.{ts,tsx}'], { ignore: ['src/gatsby-types.d.ts'] });
  const used = new Set(
    files.flatMap((file) => {
      const text = sourceOf(file);
      if (!/process\.env|ProcessEnv/.test(text)) return [];
      const read = [...text.matchAll(/\b(?:env|environment|variables)(?:\.|\?\.|\[')([A-Z][A-Z0-9_]+)/g)];
      const quoted = [...text.matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)'/g)];
      return [...read, ...quoted].map(([, name = '']) => name);
    }),
  );
  const settings = sourceOf('README.md').split('## Settings\n')[1]?.split('\n## ')[0] ?? '';
  const documented = [...settings.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);

  it('the README lists every environment variable that the code reads', () => {
    expect(
      [...used].filter((name) => !documented.includes(name) && !OTHERS.has(name) && !EVENTS.has(name) && !OF_TESTS.test(name)),
    ).toEqual([]);
  });

  it('the code reads every environment variable of the README', () => {
    const code = [...files, ...globSync(['*.config.ts'])].map(sourceOf).join('\n');
    // ALGOLIA_ADMIN_KEY belongs to the plugin that sends the records.
    expect(documented.filter((name) => !code.includes(name) && name !== 'ALGOLIA_ADMIN_KEY')).toEqual([]);
  });
});
