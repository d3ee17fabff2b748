/** What workflows may do, and with which secrets. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { temporaryFolder } from '../support/content-folder';

interface Job {
  if?: string;
  needs?: string;
  steps: { uses?: string; run?: string }[];
}
interface Workflow {
  on?: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const read = (name: string): Workflow => parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')) as Workflow;
const ci = read('ci');

it('jobs of pull requests can only read the repository', () => {
  expect(ci.permissions).toEqual({ contents: 'read' });
  expect(read('preview').permissions).toEqual({ contents: 'read' });
});

it('a job that runs the code of a pull request has no secret', () => {
  const jobs = [...Object.entries(ci.jobs), ...Object.entries(read('preview').jobs)];
  const withSecret = jobs.filter(([, job]) => JSON.stringify(job).includes('secrets.'));
  expect(withSecret.map(([name]) => name)).toEqual(['sync-search', 'deploy']);
  expect(ci.jobs['sync-search']?.if).toContain("github.event_name == 'push' && github.ref == 'refs/heads/main'");
  expect(ci.jobs['sync-search']?.needs).toBe('test');
  expect(ci.jobs['sync-search']?.steps).toContainEqual({
    run: 'npm run build',
    env: expect.objectContaining({ ALGOLIA_ADMIN_KEY: '${{ secrets.ALGOLIA_ADMIN_KEY }}' }) as object,
  });
  expect(ci.jobs.test?.steps.map(({ run }) => run)).toContain('npm test');
  const { steps = [] } = read('preview').jobs.deploy ?? {};
  expect(steps.filter(({ uses = '', run = '' }) => /checkout|^\.\//.test(uses) || /\bnpm\b/.test(run))).toEqual([]);
});

it('every action is pinned to a commit', () => {
  const files = globSync('.github/{workflows,actions}/**/*.yml', { dot: true });
  const used = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\buses: (\S+)/g)].map(([, action = '']) => action));
  expect(used.filter((action) => !action.startsWith('./') && !/@[\da-f]{40}$/.test(action))).toEqual([]);
  expect(used.length).toBeGreaterThan(5);
});

it('links to other sites can be checked although site.json gives short links no address', () => {
  const cwd = temporaryFolder({ 'content/site.json': { url: 'https://crew.example', repository: { url: 'https://git.example/crew' } } });
  expect(() => execFileSync(process.execPath, [path.resolve('linkinator.config.mjs')], { cwd, stdio: 'pipe' })).not.toThrow();
});

it('the weekly build keeps every workflow with a schedule switched on', () => {
  const names = globSync('.github/workflows/*.yml', { dot: true }).map((file) => path.basename(file, '.yml'));
  const scheduled = names.filter((name) => 'schedule' in (read(name).on ?? {}));
  const commands =
    read('weekly-build')
      .jobs.build?.steps.map(({ run }) => run ?? '')
      .join('\n') ?? '';
  expect(scheduled.length).toBeGreaterThan(2);
  expect(scheduled.filter((name) => !new RegExp(`for name in [^;]*\\b${name}\\b`).test(commands))).toEqual([]);
});
