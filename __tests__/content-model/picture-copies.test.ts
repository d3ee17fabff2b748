import type { CreateNodeArgs, Node } from 'gatsby';
import path from 'node:path';
import { readdirSync, utimesSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { deleteUnused, PICTURES_FOLDER } from '../../src/content-model/picture-cache';
import { copyOfPicture, copyPicture, PICTURE_LINK } from '../../src/content-model/picture-copies';
import { temporaryFolder } from '../support/content-folder';
import { createDataLayer } from '../support/data-layer';

jest.mock('../../src/content-model/picture-cache', () => ({
  ...jest.requireActual<object>('../../src/content-model/picture-cache'),
  PICTURES_FOLDER: jest.requireActual<{ temporaryFolder: () => string }>('../support/content-folder').temporaryFolder(),
}));

const directory = temporaryFolder();
const getCache = () => ({ directory, get: () => Promise.resolve(undefined), set: () => Promise.resolve() });

/** A data layer with a picture's File node, and what `copyPicture` adds. */
async function sourced(name: string, bytes: Buffer) {
  const layer = createDataLayer();
  const absolutePath = path.join(temporaryFolder({ [name]: bytes }), name);
  const { name: base, ext } = path.parse(name);
  const original = layer.addNode('File', 'original', { absolutePath, name: base, ext });
  await copyPicture(layer.argumentsFor<CreateNodeArgs>({ node: original, getCache } as unknown as Partial<CreateNodeArgs>));
  const files = layer.nodesOf('File') as unknown as Node[];
  const copy = copyOfPicture(original, layer.query())?.absolutePath;
  const linked = (await PICTURE_LINK.extend().resolve({ image: absolutePath }, {}, layer.query(), { fieldName: 'image' })) as Node;
  return { layer, files, copy, linked: linked.absolutePath as string, absolutePath };
}

const plain = (width: number, height: number): Sharp => sharp({ create: { width, height, channels: 3, background: '#123456' } });

it('a picture that Gatsby’s plugins can size has no copy: fields link to the picture itself', async () => {
  const { copy, linked, absolutePath } = await sourced('wall.png', await plain(1600, 20).png().toBuffer());
  expect({ copy, linked }).toEqual({ copy: undefined, linked: absolutePath });
});

it.each([5, 6, 7, 8])(
  'the copy of a picture that the plugins cannot size well is upright, and fields link to it: orientation %i',
  async (orientation) => {
    const { copy, linked } = await sourced('turned.jpg', await plain(16, 8).jpeg().withMetadata({ orientation }).toBuffer());
    const { width, height, orientation: left } = await sharp(copy).metadata();
    expect({ width, height, left, linked }).toEqual({ width: 8, height: 16, left: undefined, linked: copy });
  },
);

it('the copy of a picture that the plugins cannot size well is 1,600 pixels wide at most', async () => {
  const { copy } = await sourced('wide.jpg', await plain(3000, 30).jpeg().toBuffer());
  expect(await sharp(copy).metadata()).toMatchObject({ width: 1600, height: 16, format: 'jpeg' });
});

it('a damaged picture has no copy, because the check reports it', async () => {
  expect((await sourced('broken.JPG', Buffer.from('no picture'))).copy).toBeUndefined();
});

it('a copy is not copied again', async () => {
  const { layer, files } = await sourced('wide.gif', await plain(8, 4).gif().toBuffer());
  for (const node of files) await copyPicture(layer.argumentsFor<CreateNodeArgs>({ node, getCache } as unknown as Partial<CreateNodeArgs>));
  expect(layer.nodesOf('File')).toHaveLength(2);
});

it('a copy stays in the cache until no build has used it for 60 days', async () => {
  await sourced('left.gif', await plain(9, 9).gif().toBuffer());
  const used = await plain(7, 7).gif().toBuffer();
  await sourced('used.gif', used);
  const old = new Date(Date.now() - 61 * 24 * 60 * 60 * 1000);
  for (const name of readdirSync(PICTURES_FOLDER)) utimesSync(path.join(PICTURES_FOLDER, name), old, old);
  await sourced('used.gif', used);
  await deleteUnused(PICTURES_FOLDER);
  expect(readdirSync(PICTURES_FOLDER)).toHaveLength(1);
});
