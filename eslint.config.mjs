import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Dependencies point one way: pages, templates → components → lib, and gatsby-node → build → content-model. */
const BROWSER = ['./src/components', './src/templates', './src/pages', './src/lib', './src/site-shell', './src/service-worker'];

export default tseslint.config(
  { ignores: ['node_modules', 'public', '.cache', 'coverage', 'test-results', 'playwright-report', 'src/gatsby-types.d.ts'] },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  react.configs.flat.recommended,
  react.configs.flat['jsx-runtime'],
  jsxA11y.flatConfigs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['eslint.config.mjs'] }, tsconfigRootDir: import.meta.dirname },
    },
    settings: {
      react: { version: '19' },
      'import-x/resolver-next': [createTypeScriptImportResolver()],
    },
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // The first render in the browser must equal the server's, so some state is only set once mounted.
      'react-hooks/set-state-in-effect': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-require-imports': 'off',
      // Playwright reads from the pattern which fixtures a fixture needs; there may be none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      // Gatsby types many of its helpers as Function.
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'react/prop-types': 'off',
      'react/no-unescaped-entities': 'off',
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre', 'main', 'div'], roles: ['tabpanel', 'region', 'group'] }],
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            { target: './src', from: './__tests__', message: 'The site never imports from its tests.' },
            {
              target: './src/lib',
              from: ['./src/components', './src/templates', './src/pages', './src/site-shell', './src/service-worker'],
              message: 'src/lib knows nothing above it.',
            },
            {
              target: './src/service-worker',
              from: ['./src/components', './src/templates', './src/pages', './src/site-shell'],
              message: 'The service worker has no pages: it shares src/lib with them, and nothing else.',
            },
            {
              target: './src/components',
              from: ['./src/templates', './src/pages', './src/site-shell'],
              message: 'Components know nothing above them.',
            },
            {
              target: './src/build/content-model',
              from: [
                './src/build/check',
                './src/build/graphql',
                './src/build/sources',
                './src/build/wiki',
                './src/build/hosting',
                './src/build/links',
                './src/build/pages',
              ],
              message: 'The content model knows nothing above it.',
            },
          ],
        },
      ],
    },
  },
  {
    files: BROWSER.map((folder) => `${folder.slice(2)}/**/*.{ts,tsx}`),
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ regex: '/build/', allowTypeImports: true, message: 'The browser side imports only types from src/build.' }] },
      ],
    },
  },
  { files: ['**/*.{mjs,cjs}'], ...tseslint.configs.disableTypeChecked },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
);
