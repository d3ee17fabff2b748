import { tellsPosition } from '../../src/check/film-position';

const POSITION = '+52.3793-001.5615/';

/** A box of an MP4 or QuickTime file. */
function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const data = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, data]);
}

/** An element of a WebM or Matroska file. A size of two bytes is enough for all of them. */
function element(id: string, ...content: (Buffer | string)[]): Buffer {
  const data = Buffer.concat(content.map((part) => Buffer.from(part)));
  const size = Buffer.alloc(2);
  size.writeUInt16BE(0x4000 + data.length);
  return Buffer.concat([Buffer.from(id, 'hex'), size, data]);
}

const film = (...inMovie: Buffer[]): Buffer =>
  Buffer.concat([box('ftyp', 'isom\0\0\0\0isom'), box('moov', box('mvhd', '\0'.repeat(100)), ...inMovie), box('mdat', 'pixels')]);

const keys = (...names: string[]): Buffer =>
  box('keys', '\0\0\0\0', Buffer.from([0, 0, 0, names.length]), ...names.map((name) => box('mdta', name)));
const APPLE = 'com.apple.quicktime.location.ISO6709';
const text = (value: string): Buffer => box('data', '\0\0\0\x01\0\0\0\0', value);

function longFilm(): Buffer {
  const movie = box('moov', box('udta', box('\xa9xyz', POSITION)));
  const long = Buffer.alloc(16);
  long.writeUInt32BE(1);
  long.write('mdat', 4);
  long.writeBigUInt64BE(20n, 8);
  return Buffer.concat([box('ftyp', 'qt  '), long, Buffer.from('abcd'), movie]);
}

const webm = (tag: string, ...before: Buffer[]): Buffer =>
  Buffer.concat([
    element('1a45dfa3', element('4282', 'webm')),
    element('18538067', ...before, element('1254c367', element('7373', element('67c8', element('45a3', tag), element('4487', POSITION))))),
  ]);

/** A cluster of a live recording, which says no size. */
const LIVE = Buffer.concat([Buffer.from('1f43b67501ffffffffffffff', 'hex'), element('a3', 'frame')]);

it.each([
  ['©xyz of a phone', film(box('udta', box('\xa9xyz', '\0\x12\x15\xc7', POSITION)))],
  ['©xyz of a track', film(box('trak', box('udta', box('\xa9xyz', POSITION))))],
  ['loci of 3GPP', film(box('udta', box('loci', '\0\0\0\0\x15\xc7Coventry\0')))],
  ['the keys of an iPhone', film(box('meta', box('hdlr', '\0'.repeat(24)), keys('com.apple.quicktime.make', APPLE), box('ilst')))],
  ['keys of an MP4, below udta', film(box('udta', box('meta', '\0\0\0\0', box('hdlr', '\0'.repeat(24)), keys(APPLE))))],
  ['©xyz among the tags of iTunes', film(box('udta', box('meta', '\0\0\0\0', box('ilst', box('\xa9xyz', text(POSITION))))))],
  ['keys outside the movie', Buffer.concat([film(), box('meta', '\0\0\0\0', keys(APPLE))])],
  ['XMP', Buffer.concat([film(), box('uuid', '\xbe\x7a\xcf\xcb', '<x:xmpmeta exif:GPSLatitude="52,22N"/>')])],
  ['a track of places', film(box('trak', box('mdia', box('minf', box('stbl', box('stsd', '\0\0\0\0\0\0\0\x01', box('gpmd', '')))))))],
  ['a movie after the pixels of a long file', longFilm()],
  ['a WebM with a tag', webm('LOCATION')],
  ['a Matroska file with a tag of Apple', webm('COM.APPLE.QUICKTIME.LOCATION.ISO6709')],
  ['a live recording with a tag', webm('RECORDING_LOCATION', LIVE)],
])('a film tells its position by %s', (_what, bytes) => {
  expect(tellsPosition(bytes)).toBe(true);
});

it.each([
  ['a film without', film(box('udta', box('\xa9nam', 'On location.')))],
  ['keys of something else', film(box('meta', box('hdlr', '\0'.repeat(24)), keys('com.apple.quicktime.make')))],
  ['pixels that look like a tag', Buffer.concat([box('ftyp', 'isom'), box('mdat', box('\xa9xyz', POSITION))])],
  ['a WebM with a title', webm('TITLE')],
  ['a file that breaks off', film(box('udta', box('\xa9xyz', POSITION))).subarray(0, 40)],
  ['a size of nothing', Buffer.from('\0\0\0\0\0\0\0\0\0', 'latin1')],
  ['an empty file', Buffer.alloc(0)],
])('%s tells no position', (_what, bytes) => {
  expect(tellsPosition(bytes)).toBe(false);
});
