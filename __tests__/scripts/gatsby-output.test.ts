/** What `npm run build` prints of what Gatsby says; `run-gatsby.test.ts` and `wrong-content.test.ts` show the rest. */
import { quietly } from '../../scripts/run-gatsby';

const shown = (...lines: string[]): string[] => lines.filter(quietly());

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
