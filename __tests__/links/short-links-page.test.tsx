/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import ShortlinksPage from '../../src/pages/short-links';

jest.mock('../../src/components/use-site', () => ({ useSiteConfiguration: () => ({ shortlinkUrl: 'https://cr.example' }) }));

it('the list of short links says if no page has one yet', () => {
  const data = { allShortlink: { nodes: [] } };
  const html = renderToStaticMarkup(<ShortlinksPage {...({ data } as unknown as Parameters<typeof ShortlinksPage>[0])} />);
  expect(html).toContain('No page has a short link yet.');
  expect(html).not.toContain('matches');
});
