import { readdirSync } from 'node:fs';
import css from '@eslint/css';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import compat from 'eslint-plugin-compat';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { globSync } from 'tinyglobby';
import tseslint from 'typescript-eslint';

/** The rooms of `src`, lowest first: each may import only from those before it. `components` holds what belongs to no subject. */
const ROOMS = ['content-model', 'components', 'wiki', 'society', 'history', 'links', 'search', 'check', 'site', 'templates', 'pages'];

const ONE_WAY = ROOMS.flatMap((room, index) =>
  ROOMS.slice(index + 1).map((above) => ({
    target: `./src/${room}`,
    from: `./src/${above}`,
    except: room === 'content-model' ? globSync('components/*/declaration.ts', { cwd: `src/${above}` }) : [],
    message: `src/${room} may import only from the rooms above it in the table of docs/architecture.md.`,
  })),
);

/** The declaration of a component of texts belongs to the content model, wherever its folder is. */
const DECLARATIONS_APART = {
  target: './src/*/components/*/declaration.ts',
  from: './src',
  except: ['./content-model'],
  message: 'A declaration may import only from src/content-model, because the check reads it in plain Node.',
};

const USED_BY_IMPORT = ['content-model', 'wiki'];

const IMPORT_APART = {
  target: './tools/import-docusaurus/src',
  from: ROOMS.filter((room) => !USED_BY_IMPORT.includes(room)).map((room) => `./src/${room}`),
  message: 'The importer may import only from src/content-model and src/wiki; see docs/architecture.md.',
};

/** Folders of capabilities: each may import from `src`, but not from another one. */
const PLUGINS = readdirSync('plugins', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const PLUGINS_APART = [
  {
    target: [...ROOMS.map((room) => `./src/${room}`), './__tests__', './scripts', './tools'],
    from: './plugins',
    message: 'Only src/extras.ts imports from plugins, so that a capability can be taken out; see docs/architecture.md.',
  },
  ...PLUGINS.map((plugin) => ({
    target: `./plugins/${plugin}`,
    from: './plugins',
    except: [`./${plugin}`],
    message: 'A capability does not need another one: what two of them share belongs in src.',
  })),
];

/** Browser code, which may only import types from code that runs while building. */
const BROWSER = ['src/components', 'src/*/{components,ui}', 'src/templates', 'src/pages', 'plugins/*/{ui,worker}'];

/** Files with the colours of real things, and pages that stand without the site's style sheets. */
const OF_THEIR_OWN_COLOURS = [
  'src/wiki/components/flags-quiz/flags-quiz.tsx',
  'src/site/ui/content-problems.ts',
  'src/content-model/fields.ts',
];

/** Keeps regular expressions in linear time, so that no page or commit can stall a build. */
const PATTERNS = {
  'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
  'regexp/no-super-linear-move': ['error', { report: 'potential' }],
  'regexp/no-dupe-characters-character-class': 'error',
  'regexp/no-dupe-disjunctions': 'error',
  'regexp/no-empty-alternative': 'error',
  'regexp/no-misleading-capturing-group': 'error',
  'regexp/no-missing-g-flag': 'error',
  'regexp/no-useless-assertions': 'error',
  'regexp/no-useless-backreference': 'error',
  'regexp/no-useless-flag': 'error',
};

/** CSS that some supported browsers lack. Each comment says what readers see instead. All other CSS works in all engines since 2023. */
const ENHANCEMENTS = {
  allowProperties: [
    // The browser's own colour or width of a control.
    ...['accent-color', 'scrollbar-color', 'scrollbar-width'],
    // Lines of a title break where they are full, not evenly.
    'text-wrap',
    // At the end of a list, the page behind it scrolls on.
    'overscroll-behavior',
    // The page behind search is not blurred.
    'backdrop-filter',
    // iOS has it with a prefix, and computers don't need it.
    'text-size-adjust',
    // A list opens at the edge of the window, not at its button.
    ...['position-area', 'position-try-fallbacks'],
    // The browser chooses the colours of printed drawings, and lays out a long page at once.
    ...['print-color-adjust', 'content-visibility'],
  ],
  // Without popovers a menu is part of the page; without `::details-content` a fold opens without motion.
  allowSelectors: [
    ...['popover-open', 'details-content'],
    // The colour mode changes at once.
    ...['view-transition', 'view-transition-group', 'view-transition-old', 'view-transition-new'],
  ],
  // Printed sheets have the browser's margins.
  allowAtRules: ['page'],
  // On paper a page break may separate a heading from its text.
  allowPropertyValues: {
    ...{ 'break-after': ['avoid'], 'break-before': ['avoid'] },
    // Another font of the system follows.
    'font-family': ['ui-monospace'],
    'position-area': ['span-all'],
  },
};

export default tseslint.config(
  { ignores: ['node_modules', 'public', '.cache', 'coverage', 'test-results', 'src/gatsby-types.d.ts'] },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    extends: [js.configs.recommended, ...tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['eslint.config.mjs'] }, tsconfigRootDir: import.meta.dirname },
    },
    settings: { ...importX.flatConfigs.typescript.settings, 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    plugins: { 'import-x': importX, regexp },
    rules: {
      ...PATTERNS,
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-require-imports': 'off',
      // Playwright reads a test's fixtures from the destructuring pattern, which may be empty.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      // Gatsby types many of its helpers as Function.
      '@typescript-eslint/no-unsafe-call': 'off',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            {
              target: ['./src', './plugins/*/!(tests)/**'],
              from: ['./__tests__', './tools'],
              message: 'The site never imports from its tests and tools.',
            },
            ...ONE_WAY,
            DECLARATIONS_APART,
            IMPORT_APART,
            ...PLUGINS_APART,
          ],
        },
      ],
    },
  },
  {
    // React's rules analyse every line, so they read only code with components and hooks.
    files: ['{src,plugins,__tests__}/**/*.tsx', 'src/{components,*/{components,ui}}/**/*.ts', 'plugins/*/ui/**/*.ts', '*.tsx'],
    extends: [react.configs.flat.recommended, react.configs.flat['jsx-runtime'], jsxA11y.flatConfigs.recommended],
    settings: { react: { version: '19' } },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // The first render in the browser must match the server's, so some state can only be set after mounting.
      'react-hooks/set-state-in-effect': 'off',
      'react/prop-types': 'off',
      // The rule does not know this attribute of links.
      'react/no-unknown-property': ['error', { ignore: ['blocking'] }],
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre'], roles: ['tabpanel'] }],
    },
  },
  {
    // Code must test for a feature that a browser in package.json's `browserslist` lacks.
    files: [...[...BROWSER, 'src/site/boot'].map((folder) => `${folder}/**/*.{ts,tsx}`), 'plugins/*/boot.ts'],
    ...compat.configs['flat/recommended'],
  },
  {
    files: ['{src,scripts}/**/*.{ts,tsx}', 'plugins/!(*/tests)/**/*.{ts,tsx}', 'gatsby-*.{ts,tsx}'],
    ignores: ['**/*.test.*', 'plugins/*/tests/**'],
    rules: { 'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['{src,plugins}/**/*.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: { 'css/use-baseline': ['error', { available: 2023, ...ENHANCEMENTS }] },
  },
  {
    files: ['src/**/*.{ts,tsx,css}', 'plugins/!(*/tests)/**/*.{ts,tsx,css}'],
    ignores: ['src/site/style/tokens.css', ...OF_THEIR_OWN_COLOURS],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['Hash', 'Literal[value=/^#(?:[0-9a-f]{3}){1,2}$/i]', 'TemplateElement[value.raw=/[" ]#(?:[0-9a-f]{3}){1,2}[";]/i]'].map(
          (selector) => ({
            selector,
            message:
              'Colours stand in src/site/style/tokens.css alone: use a token, var(--…), or PALETTES of src/content-model/palette.ts.',
          }),
        ),
      ],
    },
  },
  {
    files: BROWSER.map((folder) => `${folder}/**/*.{ts,tsx}`),
    ignores: ['src/*/components/*/declaration.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/(?:node|check)/|/content-model/(?!addresses$)|/declaration$',
              allowTypeImports: true,
              message: 'Browser code may import only types from build code; content-model/addresses is for both.',
            },
          ],
        },
      ],
    },
  },
  { files: ['**/*.{mjs,cjs}'], ...tseslint.configs.disableTypeChecked },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
);
