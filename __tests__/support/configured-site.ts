/**
 * The small site with everything switched on that the real one leaves off: an announcement, several languages and
 * versions, counted page views, other colour modes. It is built below a path prefix, twice, so that there are two
 * deployments of one site; the end-to-end tests share them.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { z } from 'zod';
import type { siteSchema } from '../../src/content/site-schema';
import { createFixtureProject } from './fixture-project';

type Site = z.input<typeof siteSchema>;

/** Where the site is built to be served. */
export const CONFIGURED_PREFIX = '/crew';
export const MEASUREMENT_ID = 'G-FIXTURE001';
export const SEARCH_HOST = 'fixture-dsn.algolia.net';
export const DEPLOYMENTS = ['first', 'second'] as const;
export type Deployment = (typeof DEPLOYMENTS)[number];

const FOLDER = path.resolve('node_modules/.cache/configured-site');
const RECORD = path.join(FOLDER, 'code.md5');

/** The folder that a deployment is served from. */
export function publicFolderOf(deployment: Deployment): string {
  return path.join(FOLDER, deployment);
}

const PRIVACY = `---
title: Privacy
description: What is counted.
---

## Counting visits

<ConsentSwitch />
`;

/** What each deployment changes in `site.json` of the small site. */
const CHANGES: Record<Deployment, (site: Site) => Partial<Site>> = {
  first: ({ navbar, search }) => ({
    colourMode: { default: 'light', respectSystem: true, disableSwitch: false },
    locales: [
      { code: 'en', label: 'English', direction: 'ltr' },
      { code: 'cy', label: 'Cymraeg', direction: 'ltr', href: 'https://cy.crew.example' },
    ],
    docs: {
      version: 'current',
      versions: [
        { name: 'current', label: 'Next' },
        { name: '2024', label: 'As of 2024', to: '/wiki/tech-crew' },
      ],
    },
    announcementBar: {
      id: 'refit',
      content: 'The **patch wall** has moved: see [safety](/wiki/tech-crew/safety).',
      dismissible: true,
      background: '#3b1d00',
      text: '#fff4e0',
    },
    navbar: {
      items: [
        ...navbar.items,
        { type: 'version', label: 'Wiki version', position: 'right' },
        { type: 'language', label: 'Language', position: 'right' },
        { type: 'search', label: 'Search', position: 'right' },
      ],
    },
    search: { ...search, pagePath: '/wiki/search' },
    pageViews: { requireConsent: true },
  }),
  second: () => ({
    colourMode: { default: 'dark', respectSystem: false, disableSwitch: false },
    announcementBar: { id: 'get-in', content: 'The get-in is on Sunday.', dismissible: false },
    pageViews: { requireConsent: false },
  }),
};

/** The services of others that both deployments use. */
const ENVIRONMENT = {
  PATH_PREFIX: CONFIGURED_PREFIX,
  GATSBY_GTAG_ID: MEASUREMENT_ID,
  GATSBY_ALGOLIA_APP_ID: 'FIXTURE',
  GATSBY_ALGOLIA_SEARCH_KEY: 'public',
  GATSBY_ALGOLIA_INDEX_NAME: 'wiki',
};

/** A digest of all that the two builds are made of. */
function digestOfSources(): string {
  const files = [
    ...globSync(['src/**', 'static/**', 'scripts/build.ts', 'gatsby-*', '__tests__/fixtures/site-small/**', 'package-lock.json']),
    path.relative(process.cwd(), __filename),
  ];
  const hash = createHash('md5');
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Builds both deployments, unless they have been built from these very files.
 * @throws Error with the end of the build's output when a build fails.
 */
export function buildConfiguredSite(): void {
  const digest = digestOfSources();
  if (existsSync(RECORD) && readFileSync(RECORD, 'utf8') === digest) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const project = createFixtureProject('site-small');
  try {
    const siteFile = path.join(project.contentFolder, 'site.json');
    const site = JSON.parse(readFileSync(siteFile, 'utf8')) as Site;
    mkdirSync(path.join(project.contentFolder, 'pages'), { recursive: true });
    writeFileSync(path.join(project.contentFolder, 'pages/privacy.mdx'), PRIVACY);
    for (const deployment of DEPLOYMENTS) {
      writeFileSync(siteFile, JSON.stringify({ ...site, ...CHANGES[deployment](site) }, null, 2));
      const { status, output } = project.build(ENVIRONMENT);
      if (status !== 0) throw new Error(`The ${deployment} build of the configured site failed:\n${output.slice(-4000)}`);
      cpSync(project.publicFolder, publicFolderOf(deployment), { recursive: true });
    }
  } finally {
    project.remove();
  }
  writeFileSync(RECORD, digest);
}
