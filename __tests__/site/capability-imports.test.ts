/** The rules of `eslint.config.mjs` that let a capability be taken out. */
import { execFileSync } from 'node:child_process';

/** Prints the messages of a file's imports, read with the zones of the configuration. */
const LINT = `
  import { Linter } from 'eslint';
  import { importX } from 'eslint-plugin-import-x';
  import tseslint from 'typescript-eslint';
  import configuration from './eslint.config.mjs';
  const rule = 'import-x/no-restricted-paths';
  const rules = { [rule]: configuration.find(({ rules }) => rules?.[rule]).rules[rule] };
  const { settings } = configuration.find(({ settings }) => settings?.['import-x/resolver-next']);
  const linter = new Linter({ cwd: process.cwd() });
  const files = JSON.parse(process.argv[1]);
  const messages = Object.entries(files).map(([filename, text]) =>
    linter.verify(text, [{ files: ['**/*.ts'], languageOptions: { parser: tseslint.parser }, plugins: { 'import-x': importX }, settings, rules }], { filename })
      .map(({ message }) => message));
  console.log(JSON.stringify(messages.map((found) => found.length)));
`;

/** How many imports of each file break a rule. */
function brokenRules(files: Record<string, string>): number[] {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', LINT, JSON.stringify(files)], { encoding: 'utf8' });
  return JSON.parse(output) as number[];
}

it('only src/extras.ts imports from plugins, and plugins import from src', () => {
  expect(
    brokenRules({
      'src/extras.ts': "import '../plugins/README.md';",
      'src/site/ui/footer.ts': "import '../../../plugins/README.md';",
      '__tests__/site/footer.test.ts': "import '../../plugins/README.md';",
      'plugins/lending/ui/page.ts': "import '../../../src/components/menu';",
    }),
  ).toEqual([0, 1, 1, 0]);
});
