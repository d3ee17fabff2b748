import process from 'node:process';
import { availableParallelism } from 'node:os';

// Hosts set it to production, which would test React's production build.
process.env.NODE_ENV = 'test';

const shared = {
  transform: {
    '^.+\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        inputSourceMap: false,
        jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
      },
    ],
  },
  // Most unified packages are ES modules only, so packages are transformed too, except large ones that don't need it.
  transformIgnorePatterns: [
    '/node_modules/(?:lmdb|sharp|@img|react|react-dom|zod|yaml|jsdom|graphql|aria-query|@testing-library|postcss[\\w-]*|fs-extra|semver)/',
    '/node_modules/(?:acorn|esbuild|hash-wasm|katex|lodash|parse5|prettier|terser)/',
  ],
  // A build may be writing them.
  modulePathIgnorePatterns: ['<rootDir>/(?:\\.cache|public)/'],
  moduleNameMapper: {
    // These packages only export an "import" entry, while Jest asks for "require".
    '^(estree-walker|is-reference|periscopic)$': '<rootDir>/node_modules/$1/src/index.js',
    '^gatsby$': '<rootDir>/__tests__/support/gatsby.ts',
    '\\.(css|woff2)$': '<rootDir>/__tests__/support/asset.ts',
  },
};

const config = {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/{__tests__/!(integration|removal),plugins/*/tests,src/*/components}/**/*.test.{ts,tsx}'],
    },
    { ...shared, displayName: 'tools', testMatch: ['<rootDir>/tools/*/tests/**/*.test.ts'] },
    { ...shared, displayName: 'integration', testMatch: ['<rootDir>/__tests__/integration/**/*.test.ts'] },
    { ...shared, displayName: 'removal', testMatch: ['<rootDir>/__tests__/removal/**/*.test.ts'] },
  ],
  // One more than the cores: some tests wait for Git, a browser or a program that they start.
  maxWorkers: availableParallelism() + 1,
  // No test measures time, and those with real Git repositories are slow on a busy machine.
  testTimeout: 60_000,
};

export default config;
