/** What `npm run build` and `npm run dev` print of what Gatsby says. */
import { quietly } from '../../scripts/run-gatsby';

const shown = (...lines: string[]): string[] => lines.filter(quietly());

it('is the slow steps, and messages of the site itself', () => {
  const lines = [
    'success Building production JavaScript and CSS bundles - 18.842s',
    'success run queries in workers - 2.074s - 633/633 305.21/s',
    'info Search index: 2640 records, 209 KB gzipped.',
    'info Done building in 64.515149841 sec',
  ];
  expect(shown(...lines)).toEqual(lines);
  expect(shown('success Checking for changed pages - 0.000s', '\u001b[32msuccess\u001b[39m createPages - 0.444s')).toEqual([]);
});

it('is the address to open while developing, without Gatsby’s advice on builds', () => {
  const address = ['You can now view theatre-crew-website in the browser.', '\u2800', '  http://localhost:8000/', '\u2800'];
  const rest = ['<i> [webpack-dev-middleware] wait until bundle finished: /'];
  const advice = ['Note that the development build is not optimized.', 'To create a production build, use gatsby build', '\u2800'];
  expect(shown(...rest, ...address, ...advice, 'success Building development bundle - 11.019s')).toEqual([
    ...address,
    'success Building development bundle - 11.019s',
  ]);
});

it('is nothing of a template that has no pages yet, and every other query that is not run', () => {
  const notRun = (file: string): string => `warning The GraphQL query in the non-page component "/work/crew/src/${file}" will not be run.`;
  const advice = [
    "Exported queries are only executed for page components. It's possible you're trying to create pages in your gatsby-node.js",
    '',
    'If the failing component is a regular component and not intended to be a page component, you generally want to use "useStaticQuery"',
    '',
    "If you're more experienced with GraphQL, you can also export GraphQL fragments from components",
    '',
  ];
  expect(shown(...advice, notRun('templates/person.tsx'))).toEqual([]);
  expect(shown(...advice, notRun('society/ui/crew-pass.tsx'))).toEqual([notRun('society/ui/crew-pass.tsx')]);
});

it('is every problem, with the blank lines in it', () => {
  const lines = [
    'content/wiki/a.mdx:2:1  The field "description" is missing.',
    '',
    '1 problem in the content.',
    'warn The size of at least one chunk has grown.',
    'error #85901 There was an error in your GraphQL query:',
    '',
    '  3 |   site { titel }',
    'failed Building static HTML for pages - 0.502s',
    '    at render (src/pages/index.tsx:3:1)',
  ];
  expect(shown(...lines)).toEqual(lines);
});
