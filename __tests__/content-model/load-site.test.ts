import { displayPath } from '../../src/content-model/content-root';
import { loadSiteConfiguration, pathPrefix } from '../../src/content-model/load-site';
import { ContentError } from '../../src/content-model/problem';
import { contentFolder, SITE, temporaryFolder } from '../support/content-folder';

it.each([
  [
    'is overridden by the environment',
    {},
    { SITE_URL: 'https://stage.example/', SHORTLINK_URL: 'https://s.example/', CONTACT_EMAIL: 'hello@stage.example' },
    { url: 'https://stage.example', shortlinkUrl: 'https://s.example', contactEmail: 'hello@stage.example' },
  ],
  [
    'puts short links on the site itself when only SITE_URL is given',
    {},
    { SITE_URL: 'https://stage.example' },
    { shortlinkUrl: 'https://stage.example' },
  ],
  [
    'ignores empty variables, and slashes at the end of addresses',
    { url: `${SITE.url}/`, shortlinkUrl: `${SITE.shortlinkUrl}//` },
    { SITE_URL: '', SHORTLINK_URL: '', CONTACT_EMAIL: '' },
    SITE,
  ],
])('the configuration of the site %s', (_what, change, environment, expected) => {
  expect(loadSiteConfiguration(contentFolder({ 'site.json': { ...SITE, ...change } }), environment)).toMatchObject(expected);
});

it('the configuration of the site is read from content/ if SITE_CONTENT is empty', () => {
  process.env.SITE_CONTENT = '';
  expect(displayPath('site.json')).toBe('content/site.json');
});

it.each([
  ['SITE_URL', 'stage.example', 'https://'],
  ['SITE_URL', 'https://stage.example/crew', 'PATH_PREFIX'],
  ['SHORTLINK_URL', 'https://s.example\nDisallow: /', 'line breaks'],
  ['CONTACT_EMAIL', 'crew', 'e-mail'],
  ['GATSBY_ALGOLIA_APP_ID', 'ABC; script-src *', 'alone'],
  ['GATSBY_ALGOLIA_SEARCH_KEY', 'key ', 'spaces'],
  ['GATSBY_ALGOLIA_INDEX_NAME', 'wiki\n', 'spaces around'],
  ['GATSBY_GTAG_ID', 'G-1\n/*', 'G-AB12CD34EF'],
  ['PATH_PREFIX', '/crew 200!\n/* https://evil.example', '/crew'],
  ['PATH_PREFIX', '/..', '/crew'],
  ['PATH_PREFIX', `/${'crew-'.repeat(20)} `, '/crew'],
])('the configuration of the site stops a build when the variable %s is %j', (name, value, remedy) => {
  const load = () => loadSiteConfiguration(contentFolder(), { [name]: value });
  expect(load).toThrow(ContentError);
  expect(load).toThrow(`${name}:1:1  This environment variable may not be ${JSON.stringify(value)}.`);
  expect(load).toThrow(remedy);
});

it('the configuration of the site stops a build if it is missing', () => {
  expect(() => loadSiteConfiguration(temporaryFolder(), {})).toThrow('The file is missing.  Every site needs a site.json');
});

it.each([
  [undefined, ''],
  ['', ''],
  ['/', ''],
  ['crew', '/crew'],
  ['/crew', '/crew'],
  ['/crew/', '/crew'],
  ['/sites/crew/', '/sites/crew'],
])('the path prefix of PATH_PREFIX=%s is "%s"', (value, prefix) => {
  expect(pathPrefix({ PATH_PREFIX: value })).toBe(prefix);
});
