import { z } from 'zod';
import { contentRoot, displayPath } from './content-root';
import { emailAddress, hostAddress, shortlinkAddress } from './fields';
import { ContentError, problemAt, START, type Problem } from './problem';
import { readData, validFiles } from './read-content';
import { siteSchema, type SiteConfiguration } from './site-schema';

const withoutSlash = (address: string): string => address.replace(/(?<!\/)\/+$/, '');

const nameAtService = (remedy: string) => z.string().regex(/^[\w-]+$/, { error: remedy });

/** Variables that override `site.json` or switch services on. Checked, because some end up in files that hosts read. */
const VARIABLES: Readonly<Record<string, z.ZodType>> = {
  SITE_URL: hostAddress,
  SHORTLINK_URL: shortlinkAddress,
  CONTACT_EMAIL: emailAddress,
  // Linear time: each part ends with a slash or the value.
  PATH_PREFIX: z
    .string()
    .regex(/^\/?(?:[\w~-][\w.~-]*\/)*(?:[\w~-][\w.~-]*)?$/, { error: 'Write the path below which the host serves the site, e.g. /crew.' }),
  GATSBY_ALGOLIA_APP_ID: nameAtService('Write the application id alone, e.g. AB12CD34EF.'),
  GATSBY_ALGOLIA_SEARCH_KEY: nameAtService('Write the key alone, without spaces around it.'),
  GATSBY_ALGOLIA_INDEX_NAME: z.string().regex(/^[^\s\p{Cc}](?:.*[^\s\p{Cc}])?$/u, {
    error: 'Write the name of the index alone, without spaces around it.',
  }),
  GATSBY_ALGOLIA_ASSISTANT_ID: nameAtService('Write the id of the assistant alone, without spaces around it.'),
  GATSBY_GTAG_ID: nameAtService('Write the measurement id alone, e.g. G-AB12CD34EF.'),
};

function problemsOfEnvironment(environment: NodeJS.ProcessEnv): Problem[] {
  return Object.entries(VARIABLES).flatMap(([name, schema]) => {
    const value = environment[name];
    const [issue] = value ? (schema.safeParse(value).error?.issues ?? []) : [];
    if (!issue) return [];
    return [problemAt(name, START, `This environment variable may not be ${JSON.stringify(value)}.`, issue.message)];
  });
}

/** The problem of a content folder without `site.json`. */
export function missingSite(file: string): Problem {
  return problemAt(file, START, 'The file is missing.', 'Every site needs a site.json; see content/README.md.');
}

/**
 * The site's configuration: `content/site.json`, overridden by the environment variables `SITE_URL`, `SHORTLINK_URL` and
 * `CONTACT_EMAIL`. Short links live at the site's address unless they have their own.
 * @throws ContentError when the file is missing or invalid, or a variable is invalid
 */
export function loadSiteConfiguration(root = contentRoot(), environment: NodeJS.ProcessEnv = process.env): SiteConfiguration {
  const read = readData(root, 'site.json');
  if (!read) throw new ContentError([missingSite(displayPath('site.json', root))]);
  const [valid] = validFiles([read], siteSchema);
  const problems = [...read.problems, ...problemsOfEnvironment(environment)];
  if (!valid || problems.length > 0) throw new ContentError(problems);
  const site = valid.data;
  // Some hosts pass unset variables as empty strings.
  const url = withoutSlash(environment.SITE_URL || site.url);
  // The `shortlinkUrl` in the file is for the site at the `url` in the file, not for another one.
  const ownShortlinkUrl = environment.SITE_URL ? '' : site.shortlinkUrl;
  return {
    ...site,
    url,
    shortlinkUrl: withoutSlash(environment.SHORTLINK_URL || ownShortlinkUrl || `${url}${pathPrefix(environment)}`),
    contactEmail: environment.CONTACT_EMAIL || site.contactEmail,
  };
}

/** The site's path prefix, from `PATH_PREFIX`; empty at the root of a host. */
export function pathPrefix(environment: NodeJS.ProcessEnv = process.env): string {
  const prefix = (environment.PATH_PREFIX ?? '').replace(/^\/+|(?<!\/)\/+$/g, '');
  return prefix === '' ? '' : `/${prefix}`;
}

/** Where a build is served: `https://crew.github.io/site`, or only the path prefix if the host is that of `site.json`. */
export function siteAddress(environment: NodeJS.ProcessEnv = process.env): string {
  return withoutSlash(environment.SITE_URL ?? '') + pathPrefix(environment);
}
