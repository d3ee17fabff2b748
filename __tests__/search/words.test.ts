import { formOf, isStopWord, isWord, stemOf, tokensOf, wordsOf } from '../../src/search/words';

describe('words of a text', () => {
  it.each([
    ['JX0.03, by the dock', ['JX0.03', 'by', 'the', 'dock']],
    ['Don’t (ever) lift 2.5 kg.', ['Don’t', 'ever', 'lift', '2.5', 'kg']],
    ['get-out/strike', ['get', 'out', 'strike']],
    ['crew@example.org', ['crew', 'example.org']],
    ['Cafe\u0301 in the U.S.A.', ['Cafe\u0301', 'in', 'the', 'U.S.A']],
    ['नमस्ते दुनिया', ['नमस्ते', 'दुनिया']],
    ['…', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('make the text again, with what stands between them', () => {
    for (const text of ['A, b. C', '“Who’s there?”', ' spaces  kept ', 'a', '', '…', 'one two']) {
      expect(tokensOf(text).join('')).toBe(text);
    }
  });

  it('are told from what stands between them', () => {
    expect([isWord('a'), isWord('0.20'), isWord(', '), isWord('🎭')]).toEqual([true, true, false, false]);
  });
});

describe('the form in which words are compared', () => {
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
  ])('of %s is %s', (word, form) => {
    expect(formOf(word)).toBe(form);
  });

  it('shares a stem with its family', () => {
    expect(new Set(['light', 'lights', 'lighting'].map(stemOf))).toEqual(new Set(['light']));
    expect(stemOf('sq5')).toBe('sq5');
    expect(stemOf('dsm')).toBe('dsm');
  });

  it('knows small words', () => {
    expect(['the', 'how', 'whats'].every(isStopWord)).toBe(true);
    expect(['cans', 'stage', 'it’s the'].some(isStopWord)).toBe(false);
  });
});
