/** Settings of the forms, and the hosts of repositories that they support. */
import type { GitBackend } from '@sveltia/cms';
import { parseAddress } from '../content/addresses';

/** Settings that the build writes into the page. */
export interface FormSettings {
  /** Name of the site. */
  title: string;
  /** Whole address of the site's home page. */
  home: string;
  repository: {
    url: string;
    branch: string;
    /** Folder of the content in it. */
    contentPath: string;
    /** Address of the OAuth worker. */
    signIn?: string | undefined;
  };
  /** Endings of the wiki's pages. */
  extensions: readonly string[];
}

/** A host of repositories that the forms support. */
export interface RepositoryHost {
  name: string;
  backend: GitBackend;
  /** Origins that the forms connect to. */
  connect: readonly string[];
  /** Origins of people's pictures. */
  images: readonly string[];
}

/** Id of the element with the settings, and of the button that starts the forms. */
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
