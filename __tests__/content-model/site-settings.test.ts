import type { SourceNodesArgs } from 'gatsby';
import { SITE_SETTINGS, siteSettings, sourcedSettings } from '../../src/content-model/site-settings';
import { contentFolder, SITE, writeFiles } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

const root = contentFolder();
process.env.SITE_CONTENT = root;

it('the settings of the site follow site.json while somebody edits it, and stay as they were while it is invalid', async () => {
  const layer = createDataLayer();
  const titleAfter = async (file: string | object): Promise<string[]> => {
    writeFiles(root, { 'site.json': file });
    await SITE_SETTINGS.source(layer.argumentsFor<SourceNodesArgs>());
    return [(await siteSettings(layer.query())).title, sourcedSettings(layer.argumentsFor<SourceNodesArgs>()).title];
  };
  await expect(titleAfter('{')).rejects.toThrow();
  expect(await titleAfter(SITE)).toEqual([SITE.title, SITE.title]);
  expect(await titleAfter({ ...SITE, title: 'Another crew' })).toEqual(['Another crew', 'Another crew']);
  expect(await titleAfter('{ "title": ')).toEqual(['Another crew', 'Another crew']);
  expect(await titleAfter({ ...SITE, title: 'And another' })).toEqual(['And another', 'And another']);
});

it('the settings of the site are a dependency of the queries that read them, and an error before they are sourced', async () => {
  const query = createDataLayer().query();
  await expect(siteSettings(query)).rejects.toThrow('no settings of the site');
  expect([...query.dependencies]).toEqual(['SiteSettings']);
});
