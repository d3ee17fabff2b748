/**
 * Watches whether the page starts, from before anything is loaded until it runs. When the site's files cannot be loaded, it
 * tells the reader; when the site was published under a different path from the one it was built for, it tells the
 * maintainer. It loads no file itself: script and style are in the HTML.
 */

/** The event that ends the watch. */
const STARTED = 'site-started';

/** Call once the page runs. */
export function endStartWatch(): void {
  window.dispatchEvent(new Event(STARTED));
}

/**
 * The watching script. A page's canonical link is the address that it was built for; when its actual address differs, the
 * difference is the correct path prefix.
 * @param pathPrefix the path prefix that the site was built with
 */
export function startWatchScript(pathPrefix: string): string {
  const lines = [
    `(function () {`,
    `var prefix = ${JSON.stringify(pathPrefix).replace(/</g, '\\u003c')}, done = false;`,
    `function plain(path) { return path.replace(/(\\/index)?\\.html$/, '').replace(/\\/$/, ''); }`,
    `function add(parent, name, text) { var element = document.createElement(name); element.textContent = text; parent.append(element); return element; }`,
    `function tell(file) {`,
    `if (done) return;`,
    `done = true;`,
    `var canonical = document.querySelector('link[rel="canonical"]');`,
    `var here = plain(location.pathname);`,
    `var built = canonical ? plain(new URL(canonical.href).pathname) : null;`,
    `var page = built === null ? null : built.slice(prefix.length);`,
    `var elsewhere = built === null ? prefix !== '' && (here + '/').indexOf(prefix + '/') !== 0 : here !== built;`,
    `var banner = document.createElement('div');`,
    `banner.className = 'start-failure';`,
    `banner.setAttribute('role', 'alert');`,
    `if (elsewhere) {`,
    `add(banner, 'strong', 'This site is not at the address it was built for.');`,
    `add(banner, 'p', 'Its files were expected below \\u201c' + (prefix || '/') + '\\u201d, and ' + file + ' could not be loaded from there.');`,
    `if (page !== null && here.slice(-page.length || here.length + 1) === page) {`,
    `add(banner, 'p', 'Build it with PATH_PREFIX=' + (here.slice(0, here.length - page.length) || '/') + ', or serve it at ' + (prefix || '/') + '.');`,
    `}`,
    `} else {`,
    `add(banner, 'strong', 'This page could not be loaded in full.');`,
    `add(banner, 'p', 'You can read it, but not everything works: ' + file + ' did not load.');`,
    `}`,
    `add(banner, 'button', 'Retry').onclick = function () { location.reload(); };`,
    `function show() { document.body.prepend(banner); }`,
    `if (document.body) show(); else addEventListener('DOMContentLoaded', show);`,
    `}`,
    // A file that is kept on the device and fails to run is let go, so that loading the page again is enough.
    `function drop(address) {`,
    `if (!address || !('caches' in window)) return;`,
    `caches.keys().then(function (names) { names.forEach(function (name) { caches.open(name).then(function (cache) { return cache.delete(address); }); }); }).catch(function () {});`,
    `}`,
    `addEventListener('error', function (event) {`,
    `var target = event.target;`,
    `drop(target === window ? event.error instanceof SyntaxError && event.filename : target.currentSrc || target.src || target.href);`,
    `if (target && target.tagName === 'SCRIPT' && target.src.indexOf(location.origin) === 0) tell(target.src.split('/').pop());`,
    `else if (event.error instanceof SyntaxError && event.filename !== location.href) tell(event.filename.split('/').pop());`,
    `}, true);`,
    `addEventListener('unhandledrejection', function (event) {`,
    `var message = String(event.reason && event.reason.message);`,
    `var file = /loading (?:css )?chunk[^]*?([^/\\s)]+)\\)?$/i.exec(message);`,
    `if (file) tell(file[1]);`,
    `else if (/page resources|couldn't load/i.test(message)) tell('the page\u2019s data');`,
    `});`,
    `addEventListener('${STARTED}', function () { done = true; });`,
    `})()`,
  ];
  return lines.join('\n');
}
