import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Job {
  if?: string;
  needs?: string;
  env?: Record<string, string>;
  steps: { uses?: string; with?: Record<string, string>; run?: string; env?: Record<string, string> }[];
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

  it('restores what the last build made before it installs and builds', () => {
    for (const { steps } of Object.values(jobs)) {
      const cache = steps.findIndex(({ uses }) => uses?.startsWith('actions/cache@'));
      expect(steps[cache]?.with?.path?.trim().split('\n')).toEqual(['.cache', 'public']);
      expect(cache).toBeLessThan(steps.findIndex(({ run }) => run === 'npm ci'));
    }
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
