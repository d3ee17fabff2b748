import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isWikiPageFile, urlOfWikiFile } from '../../src/content-model/wiki-address';

/** Files of a content tree by path; an object becomes JSON. */
export type ContentFileTexts = Record<string, string | Buffer | object>;

/** A valid configuration, of which each test changes what it needs. */
export const SITE = {
  title: 'Fixture Tech Crew',
  shortTitle: 'Fixture',
  organisation: 'University of Fixtures',
  tagline: 'Welcome to the crew.',
  description: 'A crew that exists in tests.',
  url: 'https://crew.example',
  shortlinkUrl: 'https://cr.example',
  contactEmail: 'crew@crew.example',
  locales: [{ code: 'en', label: 'English', direction: 'ltr' }],
  docs: { version: 'current', versions: [{ name: 'current', label: 'Next' }] },
  colourMode: { default: 'light', respectSystem: false, disableSwitch: false },
  navbar: { items: [{ type: 'link', label: 'Wiki', position: 'left', to: '/wiki' }] },
  externalLinks: [{ label: 'Dashboard', href: 'https://dashboard.example' }],
  footer: { columns: [{ title: 'Navigation', links: [{ label: 'Wiki', to: '/wiki' }] }] },
  search: { pagePath: '/wiki/search' },
  imageZoom: { margin: 24 },
  reviews: { months: 24, kinds: [] },
  pageViews: { requireConsent: false },
  repository: { url: 'https://git.example/crew', branch: 'main', contentPath: 'content' },
  execRoles: ['President', 'Treasurer', 'Secretary'],
  departments: [
    { name: 'Stage', words: ['stage manager', 'crew'] },
    { name: 'Lighting', words: ['lighting'] },
  ],
  currentExecYear: '2025/2026',
  links: {
    equipmentDashboard: 'https://dashboard.example',
    unionFinance: 'https://union.example/finance',
    constitution: 'https://union.example/constitution',
    photoArchive: 'https://photos.example',
    unionSociety: 'https://union.example/crew',
    instagram: 'https://social.example/crew',
    tiktok: 'https://social.example/@crew',
    crewVacancies: 'https://dashboard.example/jobs',
    priceList: 'https://files.example/prices',
    hireTerms: 'https://files.example/terms',
  },
  embedHosts: [] as string[],
};

const made: string[] = [];

function bytesOf(content: string | Buffer | object): string | Buffer {
  return typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content, null, 2);
}

/** Writes files into a folder, and creates the folders on the way. */
export function writeFiles(root: string, files: ContentFileTexts): void {
  for (const [relativePath, content] of Object.entries(files)) {
    const file = path.join(root, relativePath);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytesOf(content));
  }
}

/** A new folder outside the project with these files; deleted after the file's tests. */
export function temporaryFolder(files: ContentFileTexts = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  made.push(root);
  writeFiles(root, files);
  return root;
}

/** A content tree with a valid `site.json`, a wiki root that links to all pages, and a test's own files. */
export function contentFolder(files: ContentFileTexts = {}): string {
  const links = Object.keys(files)
    .filter(isWikiPageFile)
    .map((file) => `[${path.posix.basename(file)}](${encodeURI(urlOfWikiFile(file))})\n`);
  const root = page('title: Wiki', ['Text.\n', ...links].join('\n'));
  return temporaryFolder({ 'site.json': SITE, 'wiki/index.mdx': root, ...files });
}

/** The source of a wiki page, with a description unless the fields have one. */
export function page(fields: string, text = 'Text.\n'): string {
  const description = /^description:/m.test(fields) ? '' : 'description: What the page is for.\n';
  return `---\n${fields}\n${description}---\n${text}`;
}

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});
