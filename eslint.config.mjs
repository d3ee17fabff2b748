import css from '@eslint/css';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import compat from 'eslint-plugin-compat';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** The rooms of `src`, lowest first: each may import only from those before it. `components` holds what belongs to no subject. */
const ROOMS = [
  'content',
  'components',
  'wiki',
  'society',
  'history',
  'links',
  'search',
  'offline',
  'check',
  'site',
  'forms',
  'templates',
  'pages',
];

const ONE_WAY = ROOMS.slice(0, -1).map((room, place) => ({
  target: `./src/${room}`,
  from: ROOMS.slice(place + 1).map((above) => `./src/${above}`),
  message: `Dependencies point one way, and ${room} is below this room; see docs/architecture.md.`,
}));

const USED_BY_IMPORT = ['content', 'wiki', 'links'];

const IMPORT_APART = [
  {
    target: './src/import',
    from: ROOMS.filter((room) => !USED_BY_IMPORT.includes(room)).map((room) => `./src/${room}`),
    message: 'The import uses the content model, the wiki and links alone; see docs/architecture.md.',
  },
  {
    target: ROOMS.map((room) => `./src/${room}`),
    from: './src/import',
    message: 'Nothing on the site knows the import: only scripts call it; see docs/architecture.md.',
  },
];

/** Browser code, which may only import types from code that runs while building. */
const BROWSER = ['src/components', 'src/*/ui', 'src/offline/worker', 'src/templates', 'src/pages'];

/** Keeps a pattern's time proportional to its text, so that no page or commit can stall a build. */
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

/** CSS that some supported browsers lack, each with what their readers see instead. All else is in every engine since 2023. */
const ENHANCEMENTS = {
  allowProperties: [
    // The browser's own colour or width of a control.
    ...['accent-color', 'scrollbar-color', 'scrollbar-width'],
    // Lines of a title break where they are full, not evenly.
    'text-wrap',
    // The page behind scrolls on when a list has come to its end.
    'overscroll-behavior',
    // The page behind search is not blurred.
    'backdrop-filter',
    // iOS has it with a prefix, and computers don't need it.
    'text-size-adjust',
    // A list opens at the edge of the window, not at its button.
    ...['anchor-name', 'position-anchor', 'position-area', 'position-try-fallbacks'],
    // The bar of the home page follows a script; see `followTop`.
    ...['animation-range', 'animation-timeline'],
    // A drawing is printed as the browser prints it, and a long page is laid out at once.
    ...['print-color-adjust', 'content-visibility'],
  ],
  // Without popovers a menu stands in the page; without `::details-content` a fold opens at once.
  allowSelectors: ['popover-open', 'details-content'],
  // A sheet has the margins of the browser.
  allowAtRules: ['page'],
  // A heading may be parted from its text on paper.
  allowPropertyValues: { 'break-after': ['avoid'], 'break-before': ['avoid'] },
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
      // Playwright reads from the destructuring pattern which fixtures are used, which may be none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      // Gatsby types many of its helpers as Function.
      '@typescript-eslint/no-unsafe-call': 'off',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [{ target: './src', from: './__tests__', message: 'The site never imports from its tests.' }, ...ONE_WAY, ...IMPORT_APART],
        },
      ],
    },
  },
  {
    // React's rules analyse every line, so they read only code with components and hooks.
    files: ['src/**/*.tsx', 'src/{components,*/ui}/**/*.ts', '__tests__/**/*.tsx', '*.tsx'],
    extends: [react.configs.flat.recommended, react.configs.flat['jsx-runtime'], jsxA11y.flatConfigs.recommended],
    settings: { react: { version: '19' } },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // The first render in the browser must match the server's, so some state can only be set after mounting.
      'react-hooks/set-state-in-effect': 'off',
      'react/prop-types': 'off',
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre'], roles: ['tabpanel'] }],
    },
  },
  {
    // Code tests for whatever the browsers of `browserslist` in package.json lack.
    files: [...BROWSER, 'src/site/start'].map((folder) => `${folder}/**/*.{ts,tsx}`),
    ...compat.configs['flat/recommended'],
  },
  {
    files: ['src/**/*.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: { 'css/use-baseline': ['error', { available: 2023, ...ENHANCEMENTS }] },
  },
  {
    files: BROWSER.map((folder) => `${folder}/**/*.{ts,tsx}`),
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/(?:node|check)/|/content/(?!addresses$)',
              allowTypeImports: true,
              message: 'A browser takes only types from what runs while building; content/addresses is for both.',
            },
          ],
        },
      ],
    },
  },
  { files: ['**/*.{mjs,cjs}'], ...tseslint.configs.disableTypeChecked },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
);
