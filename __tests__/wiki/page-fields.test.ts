/** A field of the front matter is defined by its schema alone: here with two that no page has. */
import type { CreateNodeArgs } from 'gatsby';
import { z } from 'zod';
import { editorHelp } from '../../src/content/editor-help';
import { createWikiPageNode } from '../../src/wiki/node/source-wiki-pages';
import { contentFolder, page } from '../support/content-folder';
import { problemsIn } from '../support/content-problems';
import { createDataLayer } from '../support/data-layer';

jest.mock('../../src/content/front-matter-schemas', () => {
  const { wikiFrontMatterSchema, ...others } = jest.requireActual<typeof import('../../src/content/front-matter-schemas')>(
    '../../src/content/front-matter-schemas',
  );
  const { marked } = jest.requireActual<typeof import('../../src/content/schema-marks')>('../../src/content/schema-marks');
  return {
    ...others,
    wikiFrontMatterSchema: wikiFrontMatterSchema.extend({
      last_tested: z.string({ error: 'Write a date.' }).optional().describe('When the kit was tested last.'),
      wiring_plans: z
        .array(
          z.strictObject({
            drawn_by: z.string().describe('Who drew it.'),
            plan: marked(z.string().describe('Its file.'), { picture: true }),
          }),
        )
        .default([])
        .describe('Plans of the wiring.'),
    }),
  };
});

const FIELDS = 'title: Dimmers\nlast_tested: "2025-10-01"\nwiring_plans: [{ drawn_by: Rigg Bolt, plan: ./racks.png }]';

afterEach(() => {
  delete process.env.SITE_CONTENT;
});

it('is accepted by the check, and a mistake in it is told', () => {
  const problems = problemsIn({ 'wiki/a.mdx': page('title: A\nlast_tested: 2025\nwiring_plan: x') });
  expect(problems).toEqual([
    expect.stringContaining('"last_tested" is 2025 and must be text.') as string,
    expect.stringContaining('Did you mean "wiring_plans"?') as string,
  ]);
});

it('is offered by text editors', () => {
  expect(editorHelp().get('content/schemas/wiki-front-matter.json')).toContain('When the kit was tested last.');
  expect(editorHelp().get('.vscode/content.code-snippets')).toContain('"last_tested: $1"');
});

it('is in the node of the page, a picture by where it is', async () => {
  const root = contentFolder({ 'wiki/lx/dimmers.mdx': page(FIELDS) });
  process.env.SITE_CONTENT = root;
  const layer = createDataLayer();
  const file = layer.addNode('File', 'file', { relativePath: 'wiki/lx/dimmers.mdx', absolutePath: `${root}/wiki/lx/dimmers.mdx` });
  await createWikiPageNode(layer.argumentsFor<CreateNodeArgs>({ node: layer.addNode('Mdx', 'mdx', { parent: file.id }) }));
  expect(layer.nodesOf('WikiPage')).toMatchObject([
    { title: 'Dimmers', lastTested: '2025-10-01', wiringPlans: [{ drawnBy: 'Rigg Bolt', plan: `${root}/wiki/lx/racks.png` }] },
  ]);
});
