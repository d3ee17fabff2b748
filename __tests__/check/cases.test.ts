/** Checks texts that once broke a build, were wrongly refused or silently lost something. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { contentFolder, page, type ContentFileTexts } from '../support/content-folder';
import { allProblemsIn } from '../support/content-problems';
import { picture } from '../support/pictures';

const CASES = path.resolve('__tests__/fixtures/cases/wiki');

const LIKE_CODE = 'These lines are indented like code';
/** The lines that an editor has to change; every other text is fine as it is. */
const MISTAKES = [
  'wiki-cases/caption-markup.mdx:5:1  A caption is plain text',
  `wiki-cases/indented-code.mdx:7:5  ${LIKE_CODE}`,
  'wiki-cases/year-start.mdx:11:1  This list starts with 1987',
  `wiki-more/codes.mdx:7:9  ${LIKE_CODE}`,
  `wiki-more/codes.mdx:14:7  ${LIKE_CODE}`,
  `wiki-more/codes.mdx:17:2  ${LIKE_CODE}`,
];

/** The texts below content/wiki, with a picture for each that they show. */
function treeOfCases(): ContentFileTexts {
  const texts = globSync('*/**/*.mdx', { cwd: CASES }).map((name) => ({ name, source: readFileSync(path.join(CASES, name), 'utf8') }));
  const pictures = texts.flatMap(({ name, source }) =>
    [...source.matchAll(/(?:\(<?|image: )\.\/([^)>"?\n]+\.\w+)/g)].map(([, file = '']) =>
      path.posix.join('wiki', path.dirname(name), decodeURIComponent(file)),
    ),
  );
  return {
    ...Object.fromEntries(pictures.map((name) => [name, picture()])),
    ...Object.fromEntries(texts.map(({ name, source }) => [`wiki/${name}`, source])),
    'wiki/tech-crew/safety.mdx': page('title: Safety'),
  };
}

it('reports the mistakes of these texts and nothing else', async () => {
  const lines = await allProblemsIn(contentFolder(treeOfCases()));
  expect(lines).toEqual(MISTAKES.map((line) => expect.stringContaining(`content/wiki/${line}`) as string));
});
