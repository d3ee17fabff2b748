import type { AddressBook } from '../../src/links/node/alias-pages';
import { answerAddress } from '../../src/links/ui/nearest-addresses';

const book: AddressBook = {
  pages: [
    ['/', 'Tech Crew'],
    ['/shows', 'Shows'],
    ['/wiki', 'Wiki'],
    ['/wiki/disciplines/general/cables', 'Cable Registry'],
    ['/wiki/spaces/fab', 'FAB'],
    ['/wiki/tags/größe', 'Größe'],
    ['/wiki/tech-crew/safety', 'Safety'],
    // Addresses of an older site.
    ['/docs/c++', 'C++'],
    ['/docs/c', 'C'],
    ['/docs/what’s_(new)', 'What’s new'],
    ['/docs/cafe\u0301', 'Café'],
  ],
  aliases: [
    ['/DAC', '/wiki/disciplines/general/cables'],
    ['/cable', '/wiki/disciplines/general/cables'],
    ['/cables', '/wiki/disciplines/general/cables'],
    ['/fab0.19', '/wiki/spaces/fab'],
    ['/gloves', '/wiki/tech-crew/safety#gloves'],
    ['/labels', '/wiki/spaces/fab'],
    ['/hard-hat', '/wiki/tech-crew/safety#hard-hats'],
    ['/join', 'https://union.example/join'],
    ['/mt_mics', '/wiki/disciplines/general/cables'],
  ],
};

const cables = '/wiki/disciplines/general/cables';
it.each([
  ['/Cables', cables],
  ['/cables!', cables],
  ['/cables).', cables],
  ['/cables%22', cables],
  ['/cables%E2%80%9D', cables],
  ['/(cables)', cables],
  ['/*cables*', cables],
  ['//cables', cables],
  ['/MT_MICS', cables],
  ['/Fab0.19;', '/wiki/spaces/fab'],
  ['/Gloves', '/wiki/tech-crew/safety#gloves'],
  ['/hard%E2%80%93hat', '/wiki/tech-crew/safety#hard-hats'],
  ['/JOIN', 'https://union.example/join'],
  ['/Shows', '/shows'],
  ['/Wiki/Spaces/FAB.', '/wiki/spaces/fab'],
  ['/wiki//spaces/fab', '/wiki/spaces/fab'],
  ['/%E2%80%9C', '/'],
  ['/cables%', cables],
  ['/Docs/C', '/docs/c'],
  ['/Docs/What’s_(New)', '/docs/what’s_(new)'],
  ['/docs/caf%C3%A9', '/docs/cafe\u0301'],
])('the wrong address %s leads to %s', (typed, meant) => {
  expect(answerAddress(typed, book)).toEqual({ certain: meant, suggestions: [] });
});

it.each(['/wiki/spaces/fab', '/wiki/tags/gr%C3%B6%C3%9Fe'])(
  'an existing page never leads to itself, which would be a circle: %s',
  (typed) => {
    expect(answerAddress(typed, book).certain).toBeUndefined();
  },
);

it('a short link that the host did not serve leads to its page', () => {
  expect(answerAddress('/cables', book).certain).toBe(cables);
});

it.each([
  ['/cablez', '/cables', 'Cable Registry'],
  ['/cabels', '/cables', 'Cable Registry'],
  ['/glove', '/gloves', 'Safety'],
  ['/wiki/tech-crew/safty', '/wiki/tech-crew/safety', 'Safety'],
  ['/wiki/spaces/cables', '/cables', 'Cable Registry'],
  ['/joins', '/join', undefined],
])('the misspelt address %s is nearest to %s', (typed, path, title) => {
  const { certain, suggestions } = answerAddress(typed, book);
  expect(certain).toBeUndefined();
  expect(suggestions[0]).toEqual({ path, title });
});

it('at most five pages are suggested, each once', () => {
  expect(answerAddress('/cablez', book).suggestions.map(({ title }) => title)).toEqual(['Cable Registry']);
  const many: AddressBook = { pages: [1, 2, 3, 4, 5, 6, 7].map((number) => [`/page-${number}`, `Page ${number}`]), aliases: [] };
  expect(answerAddress('/page-x', many).suggestions).toHaveLength(5);
});

it('no page is suggested if none is near', () => {
  expect(answerAddress('/wp-login.php', book)).toEqual({ certain: undefined, suggestions: [] });
});
