import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Job {
  if?: string;
  needs?: string;
  env?: Record<string, string>;
  steps: { run?: string; env?: Record<string, string> }[];
}
interface Workflow {
  on: { push: { branches: string[] }; pull_request: unknown };
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const { on, permissions, jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as Workflow;

describe('continuous integration', () => {
  it('tests and builds every push to main and every pull request', () => {
    expect(on.push.branches).toEqual(['main']);
    expect(on).toHaveProperty('pull_request');
    expect(jobs.test?.steps.map(({ run }) => run)).toEqual(expect.arrayContaining(['npm ci', 'npm test']));
  });

  it('may read the repository and change nothing', () => {
    expect(permissions).toEqual({ contents: 'read' });
  });

  it('syncs the search index on main alone, after the tests', () => {
    const sync = jobs['sync-search'];
    expect(sync?.needs).toBe('test');
    expect(sync?.if).toContain("github.event_name == 'push' && github.ref == 'refs/heads/main'");
  });

  it('gives the key that may change the index to no other job', () => {
    const withKey = Object.entries(jobs).filter(([, job]) => JSON.stringify(job).includes('ADMIN_KEY'));
    expect(withKey.map(([name]) => name)).toEqual(['sync-search']);
  });
});
