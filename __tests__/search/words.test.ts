import { formOf, tokensOf, tokenise } from '../../src/search/words';

it.each([
  ['JX0.03, by the dock', ['JX0.03', 'by', 'the', 'dock']],
  ['Don’t (ever) lift 2.5 kg.', ['Don’t', 'ever', 'lift', '2.5', 'kg']],
  ['get-out/strike', ['get', 'out', 'strike']],
  ['crew@example.org', ['crew', 'example.org']],
  ['Cafe\u0301 in the U.S.A.', ['Cafe\u0301', 'in', 'the', 'U.S.A']],
  ['नमस्ते दुनिया', ['नमस्ते', 'दुनिया']],
  ['…', []],
])('the words of “%s” are found', (text, words) => {
  expect(tokenise(text)).toEqual(words);
});

it('words and the characters between them, joined, are the text again', () => {
  for (const text of ['A, b. C', '“Who’s there?”', ' spaces  kept ', 'a', '', '…', 'one two']) {
    expect(tokensOf(text).join('')).toBe(text);
  }
});

it.each([
  ['Café', 'cafe'],
  ['desk’s', 'desk'],
  ['Don’t', 'dont'],
  ['DSM', 'dsm'],
  ['0.20', '0.20'],
  ['Łukasz', 'lukasz'],
  ['Søren', 'soren'],
  ['Straße', 'strasse'],
  ['Cafe\u0301', 'cafe'],
  ['U.S.A', 'usa'],
  ['Чайка', 'чайка'],
  ['ガラス', 'ガラス'],
])('%s is found as %s', (word, form) => {
  expect(formOf(word)).toBe(form);
});
