/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { entrancePage } from '../node/entrance-page';
import { SETTINGS_ID, type FormSettings } from '../settings';

jest.mock('@sveltia/cms', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const FILES = { script: '/forms/start-1.js', style: '/forms/entrance-1.css' };
const SETTINGS: FormSettings = {
  title: 'Crew & <Co>',
  home: 'https://crew.example',
  repository: { url: 'https://github.com/crew/site', branch: 'main', contentPath: 'content' },
  extensions: ['mdx'],
};

function open(settings: FormSettings): { text: string; policy: string; page: Document } {
  const page = new DOMParser().parseFromString(entrancePage(settings, FILES), 'text/html');
  const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '';
  return { page, policy, text: (page.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ') };
}

/** The same settings with another repository. */
const at = (url: string, signIn?: string): FormSettings => ({ ...SETTINGS, repository: { ...SETTINGS.repository, url, signIn } });

it('the published site has no login: the forms, which ask for an access token, are not in it', () => {
  expect(readFileSync('gatsby-config.ts', 'utf8')).not.toMatch(/resolve: 'forms'.*online: true/);
});

it('the page at which the forms start says how to work on one’s own computer, and which rights a token needs', () => {
  const { text, page } = open(SETTINGS);
  expect(text).toContain('Work with Local Repository');
  expect(text).toContain('read and write the repository’s contents and its pull requests, and nothing else');
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

it('the page at which the forms start connects only to the repository’s host', () => {
  const { policy } = open(SETTINGS);
  expect(policy).toContain("default-src 'none'");
  expect([...policy.matchAll(/https:\/\/[^\s;]+/g)].map(([origin]) => origin)).toEqual([
    'https://avatars.githubusercontent.com',
    'https://api.github.com',
  ]);
});

it('the page at which the forms start connects to no host if it does not know the repository’s, and says so', () => {
  const { policy, text } = open(at('https://git.example/crew/site'));
  expect(policy).not.toContain('https:');
  expect(text).toContain('is on a host that the forms do not know');
});

it('the page at which the forms start offers to sign in with an account if there is a worker, and connects to that worker', () => {
  const { policy, text } = open(at('https://gitlab.com/crew/site', 'https://auth.example/sign-in'));
  expect(text).toContain('sign in, with your account on GitLab or with an access token');
  expect(policy).toMatch(/connect-src [^;]*https:\/\/gitlab\.com https:\/\/auth\.example(?:;|$)/);
});

it('the page at which the forms start escapes the settings that it passes to the script', () => {
  const settings = { ...SETTINGS, title: '</script><script>alert(1)</script>' };
  const { page } = open(settings);
  expect(JSON.parse(page.getElementById(SETTINGS_ID)?.textContent ?? '')).toEqual(settings);
  expect(page.querySelectorAll('script')).toHaveLength(2);
});

it('the page at which the forms start says that the forms could not be loaded, and keeps the button', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  document.body.innerHTML = open(SETTINGS).page.body.innerHTML;
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  await import('../browser/open-forms');
  screen.getByRole('button', { name: 'Open the forms' }).click();
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  screen.getByRole('button', { name: 'Open the forms' });
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'Failed to fetch dynamically imported module' }));
});
