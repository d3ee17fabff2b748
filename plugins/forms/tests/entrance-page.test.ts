/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { entrancePage } from '../node/entrance-page';
import { SETTINGS_ID, type FormSettings } from '../settings';

jest.mock('@sveltia/cms', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

/** The page at which the forms of a repository start, with its words and its content security policy. */
function open({ url = 'https://github.com/crew/site', signIn = undefined as string | undefined, title = 'Crew & <Co>' } = {}) {
  const repository = { url, branch: 'main', contentPath: 'content', signIn };
  const settings: FormSettings = { title, home: 'https://crew.example', repository, extensions: ['mdx'] };
  const html = entrancePage(settings, { script: '/forms/start-1.js', style: '/forms/entrance-1.css' });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '';
  return { settings, page, policy, text: (page.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ') };
}

it('the page at which the forms start says how to work on one’s own computer, and which rights a token needs', () => {
  const { text, page } = open();
  expect(text).toContain('Work with Local Repository');
  expect(text).toContain('read and write the repository’s contents and its pull requests, and nothing else');
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

it('the page at which the forms start connects only to the repository’s host', () => {
  const { policy } = open();
  expect(policy).toContain("default-src 'none'");
  expect(policy.match(/https:\/\/[^\s;]+/g)).toEqual(['https://avatars.githubusercontent.com', 'https://api.github.com']);
});

it('the page at which the forms start connects to no host if it does not know the repository’s, and says so', () => {
  const { policy, text } = open({ url: 'https://git.example/crew/site' });
  expect(policy).not.toContain('https:');
  expect(text).toContain('is on a host that the forms do not know');
});

it('the page at which the forms start offers to sign in with an account if there is a worker, and connects to that worker', () => {
  const { policy, text } = open({ url: 'https://gitlab.com/crew/site', signIn: 'https://auth.example/sign-in' });
  expect(text).toContain('sign in, with your account on GitLab or with an access token');
  expect(policy).toMatch(/connect-src [^;]*https:\/\/gitlab\.com https:\/\/auth\.example(?:;|$)/);
});

it('the page at which the forms start escapes the settings that it passes to the script', () => {
  const { page, settings } = open({ title: '</script><script>alert(1)</script>' });
  expect(JSON.parse(page.getElementById(SETTINGS_ID)?.textContent ?? '')).toEqual(settings);
  expect(page.querySelectorAll('script')).toHaveLength(2);
});

it('the page at which the forms start says that the forms could not be loaded, and keeps the button', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  document.body.innerHTML = open().page.body.innerHTML;
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  await import('../browser/open-forms');
  screen.getByRole('button', { name: 'Open the forms' }).click();
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  screen.getByRole('button', { name: 'Open the forms' });
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'Failed to fetch dynamically imported module' }));
});
