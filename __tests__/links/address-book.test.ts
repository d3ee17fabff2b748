import { addressBook } from '../../src/links/node/address-book';

it('lists pages with their titles and aliases with their targets, in order', () => {
  const pages = new Map([
    ['/wiki', 'Wiki'],
    ['/', 'Tech Crew'],
  ]);
  const aliases = [
    { path: '/ppe', target: '/wiki#ppe' },
    { path: '/join', target: 'https://union.example' },
  ];
  expect(addressBook(pages, aliases)).toEqual({
    pages: [
      ['/', 'Tech Crew'],
      ['/wiki', 'Wiki'],
    ],
    aliases: [
      ['/join', 'https://union.example'],
      ['/ppe', '/wiki#ppe'],
    ],
  });
});
