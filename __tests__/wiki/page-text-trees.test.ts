import { anchorAbove, framesIn } from '../../src/wiki/node/page-text-trees';
import { treeOfText } from '../support/compile-text';

it('the list of embedded sites names the host of each video and its pages, in the same order in every build', () => {
  const textAt = (path: string, text: string) => ({ path, title: `Page ${path}`, tree: treeOfText(text) });
  const texts = [
    textAt('/b', '<Video url="https://www.youtube.com/watch?v=abc" title="A" />\n\n<Video\n  title="B"\n  url="https://vimeo.com/1"\n/>'),
    textAt('/a', '<Video url="https://vimeo.com/2" title="A" />'),
    textAt('/a-link', '[A link](https://www.youtube.com/watch?v=abc).'),
    textAt('/own', '<Video src="./own.mp4" title="Own" />'),
    textAt('/code', '```mdx\n<Video url="https://video.example/1" title="A" />\n```\n\nor `<CrewVacancies />`.'),
  ];
  const [a, b] = ['/a', '/b'].map((path) => ({ path, title: `Page ${path}` }));
  const frames = [
    { host: 'vimeo.com', pages: [a, b] },
    { host: 'youtube.com', pages: [b] },
  ];
  expect(framesIn(texts, 'https://crew.example/jobs')).toEqual(frames);
  expect(framesIn(texts.toReversed(), 'https://crew.example/jobs')).toEqual(frames);
});

it.each([
  ['leads to the heading above the component', '## Terms\n\n## Ask us\n\nWords.\n\n<RandomPage />', 'ask-us'],
  ['leads to the first of several', '## One\n\n<RandomPage />\n\n## Two\n\n<RandomPage />', 'one'],
  ['finds a component inside others', '## Board\n\n<Figure caption="x">\n\n<RandomPage />\n\n</Figure>', 'board'],
  ['leads to the page where it stands above all headings', '<RandomPage />\n\n## Terms', undefined],
])('a link to a component of a text %s', (_what, text, anchor) => {
  expect(anchorAbove(treeOfText(text), 'RandomPage')).toBe(anchor);
});
