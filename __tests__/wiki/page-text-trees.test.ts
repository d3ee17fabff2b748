import { anchorAbove, framesIn } from '../../src/wiki/node/page-text-trees';
import { treeOfText } from '../support/compile-text';

const embedsOf = (...texts: string[]) =>
  framesIn(
    texts.map((text, index) => ({ path: `/${index}`, title: `Page ${index}`, tree: treeOfText(text) })),
    undefined,
  );

it('the list of embedded sites names the host of each video', () => {
  const texts = ['<Video url="https://www.youtube.com/watch?v=abc" title="A" />', '<Video\n  title="B"\n  url="https://vimeo.com/1"\n/>'];
  expect(embedsOf(...texts)).toEqual([
    { host: 'vimeo.com', pages: [{ path: '/1', title: 'Page 1' }] },
    { host: 'youtube.com', pages: [{ path: '/0', title: 'Page 0' }] },
  ]);
});

it('the list of embedded sites names pages in the same order, whatever the order of the texts', () => {
  const texts = ['/wiki/b', '/wiki/a'].map((path) => ({
    path,
    title: path,
    tree: treeOfText('<Video url="https://vimeo.com/1" title="A" />'),
  }));
  expect(framesIn(texts, undefined)).toEqual(framesIn(texts.toReversed(), undefined));
});

it('the list of embedded sites leaves out links, videos of our own, and examples in code', () => {
  const fenced = '```mdx\n<Video url="https://video.example/1" title="A" />\n```\n\nor `<CrewVacancies />`.';
  expect(embedsOf(fenced, '[A link](https://www.youtube.com/watch?v=abc).', '<Video src="./own.mp4" title="Own" />')).toEqual([]);
});

it.each([
  ['leads to the heading above the component', '## Terms\n\n## Ask us\n\nWords.\n\n<RandomPage />', 'ask-us'],
  ['leads to the first of several', '## One\n\n<RandomPage />\n\n## Two\n\n<RandomPage />', 'one'],
  ['finds a component inside others', '## Board\n\n<Figure caption="x">\n\n<RandomPage />\n\n</Figure>', 'board'],
  ['leads to the page where it stands above all headings', '<RandomPage />\n\n## Terms', undefined],
])('a link to a component of a text %s', (_what, text, anchor) => {
  expect(anchorAbove(treeOfText(text), 'RandomPage')).toBe(anchor);
});
