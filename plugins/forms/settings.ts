import type { GitBackend } from '@sveltia/cms';
import { parseAddress } from '../../src/content-model/addresses';

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

const HOSTS: Readonly<Record<string, Omit<RepositoryHost, 'backend'> & { backend: GitBackend['name'] }>> = {
  'github.com': {
    name: 'GitHub',
    backend: 'github',
    connect: ['https://api.github.com'],
    images: ['https://avatars.githubusercontent.com'],
  },
  'gitlab.com': {
    name: 'GitLab',
    backend: 'gitlab',
    connect: ['https://gitlab.com'],
    images: ['https://gitlab.com', 'https://secure.gravatar.com'],
  },
};

/** The host of a repository; `undefined` for one that Sveltia does not know. */
export function repositoryHost({ url, branch, signIn }: FormSettings['repository']): RepositoryHost | undefined {
  const { hostname = '', pathname = '' } = parseAddress(url) ?? {};
  const repo = pathname.replace(/^\//, '');
  const host = Object.hasOwn(HOSTS, hostname) ? HOSTS[hostname] : undefined;
  if (!host || !/^[^/]+(?:\/[^/]+)+$/.test(repo)) return undefined;
  const backend = { name: host.backend, repo, branch };
  if (signIn === undefined) return { ...host, backend: { ...backend, auth_methods: ['token'] } };
  return {
    ...host,
    backend: { ...backend, auth_methods: ['oauth', 'token'], base_url: signIn },
    connect: [...host.connect, new URL(signIn).origin],
  };
}
