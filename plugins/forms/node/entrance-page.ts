import { escapeMarkup } from '../../../src/content-model/escape';
import { SETTINGS_ID, START_ID, repositoryHost, type FormSettings, type RepositoryHost } from '../settings';

/** The content security policy of this page: nothing but this site, and the host of the repository if the forms know it. */
function formPolicy(host: Pick<RepositoryHost, 'connect' | 'images'> | undefined): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // Browsers that cannot write WebP use WebAssembly for it.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    // Svelte adds style elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:', ...(host?.images ?? [])],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...(host?.connect ?? [])],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

const link = (href: string, words: string): string => `<a href="${escapeMarkup(href)}">${escapeMarkup(words)}</a>`;

function waysToWork({ repository }: FormSettings): string {
  const host = repositoryHost(repository);
  const onHost =
    host === undefined
      ? `<p>The repository, ${link(repository.url, repository.url)}, is on a host that the forms do not know: they know GitHub and GitLab.
        They still work in a folder on your computer.</p>`
      : `<ol>
        <li>Choose “Open the forms” and then sign in${repository.signIn === undefined ? '' : `, with your account on ${host.name} or`} with an
          access token for ${link(repository.url, repository.url.replace(/^https?:\/\//, ''))}. The token needs the right to read and write the
          repository’s contents and its pull requests, and nothing else.</li>
        <li>Each page that you save becomes a pull request. Its preview shows the site with your change; a check says what is wrong.</li>
        <li>Merge it there, or ask somebody who may. The site then rebuilds itself.</li>
      </ol>`;
  return `<section class="sheet stack space-4">
      <h2>In the repository</h2>
      <p>From any computer, with an account that may write to the repository.</p>
      ${onHost}
    </section>
    <section class="sheet stack space-4">
      <h2>On this computer</h2>
      <p>Without an account, in a copy of the repository. This needs Chrome, Edge or another browser based on Chromium.</p>
      <ol>
        <li>In the folder of the repository run <code>npm ci</code> once and <code>npm run dev</code>, and open
          <code>http://localhost:8000/forms</code>.</li>
        <li>Choose “Open the forms”, then “Work with Local Repository”, and choose that folder.</li>
        <li>Save, and look at <code>http://localhost:8000</code>: the site shows your change, and what is wrong with it. Nobody else sees it
          until you commit the files.</li>
      </ol>
    </section>`;
}

/** HTML of the page at which the forms start. It explains them in any browser. */
export function entrancePage(settings: FormSettings, { script, style }: { script: string; style: string }): string {
  const { title, home, repository } = settings;
  // "<" in JSON could end the element.
  const json = JSON.stringify(settings).replace(/</g, '\\u003c');
  return `<!doctype html>
<html lang="en-GB">
<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="${escapeMarkup(formPolicy(repositoryHost(repository)))}">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <meta name="referrer" content="strict-origin-when-cross-origin">
  <title>Forms | ${escapeMarkup(title)}</title>
  <link rel="stylesheet" href="${style}">
  <script type="application/json" id="${SETTINGS_ID}">${json}</script>
  <script type="module" src="${script}"></script>
</head>
<body>
  <header class="bar linked-name">${link(home, title)}</header>
  <main class="entrance stack">
    <h1>Edit this site in forms</h1>
    <p class="lead">Pages, exec, shows, hires and settings, field by field. A form changes only what you change, and saves nothing that is wrong.</p>
    <p><button type="button" class="button filled" id="${START_ID}">Open the forms</button></p>
    <noscript><p class="note space-3">The forms need JavaScript, which is switched off here.</p></noscript>
    ${waysToWork(settings)}
  </main>
</body>
</html>
`;
}
