import type { GitBackend } from '@sveltia/cms';
import { parseAddress } from '../content/addresses';

/** Settings that the build writes into the page. */
export interface FormSettings {
  title: string;
  /** Whole address of the site's home page. */
  home: string;
  repository: {
    url: string;
    branch: string;
    contentPath: string;
    /** Address of the OAuth worker. */
    signIn?: string | undefined;
  };
  /** Endings of the wiki's pages, the usual one first: `['mdx', 'md']`. */
  extensions: readonly string[];
}

export interface RepositoryHost {
  name: string;
  backend: GitBackend;
  connect: readonly string[];
  /** Origins that serve the avatars of users. */
  images: readonly string[];
}

export const SETTINGS_ID = 'form-settings';
export const START_ID = 'start-forms';

/** The host of a repository; `undefined` for one that Sveltia does not know. */
export function repositoryHost({ url, branch, signIn }: FormSettings['repository']): RepositoryHost | undefined {
  const { hostname = '', pathname = '' } = parseAddress(url) ?? {};
  const repo = pathname.replace(/^\//, '');
  if (!/^[^/]+(?:\/[^/]+)+$/.test(repo)) return undefined;
  const worker = signIn === undefined ? [] : [new URL(signIn).origin];
  const common = {
    repo,
    branch,
    auth_methods: signIn === undefined ? (['token'] as const).slice() : (['oauth', 'token'] as const).slice(),
  };
  const ownWorker = signIn === undefined ? {} : { base_url: signIn };
  switch (hostname) {
    case 'github.com':
      return {
        name: 'GitHub',
        backend: { name: 'github', ...common, ...ownWorker },
        connect: ['https://api.github.com', ...worker],
        images: ['https://avatars.githubusercontent.com'],
      };
    case 'gitlab.com':
      return {
        name: 'GitLab',
        backend: { name: 'gitlab', ...common, ...ownWorker },
        connect: ['https://gitlab.com', ...worker],
        images: ['https://gitlab.com', 'https://secure.gravatar.com'],
      };
    default:
      return undefined;
  }
}
