import { joinTokens, withoutSpaces, characterOf, indexOfCharacter } from '../../src/search/codec';
import { lettersOf, typingDistance } from '../../src/search/ui/expand';
import { formOf, isStopWord, isWord, stemOf, tokensOf, wordsOf } from '../../src/search/words';

describe('words of a text', () => {
  it.each([
    ['JX0.03, by the dock', ['JX0.03', 'by', 'the', 'dock']],
    ['Don’t (ever) lift 2.5 kg.', ['Don’t', 'ever', 'lift', '2.5', 'kg']],
    ['get-out/strike', ['get', 'out', 'strike']],
    ['crew@example.org', ['crew', 'example.org']],
    ['…', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('make the text again, with what stands between them', () => {
    for (const text of ['A, b. C', '“Who’s there?”', ' spaces  kept ', 'a', '', '…', 'one two']) {
      expect(tokensOf(text).join('')).toBe(text);
    }
  });

  it('do so too without the single spaces', () => {
    for (const text of ['one two, three – four 5', 'a b c', '(a) b']) expect(joinTokens(withoutSpaces(tokensOf(text)))).toBe(text);
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

describe('the distance of two words', () => {
  it.each([
    ['gobo', 'gobo', 0],
    ['gobo', 'gobbo', 1],
    ['speakres', 'speakers', 1],
    ['vectorwroks', 'vectorworks', 1],
    ['mic', 'mice', 1],
    ['abc', 'xyz', 3],
  ])('%s and %s: %i', (first, second, distance) => {
    expect(typingDistance(first, second, 3)).toBe(distance);
    expect(typingDistance(second, first, 3)).toBe(distance);
  });

  it('is only worked out up to a limit', () => {
    expect(typingDistance('abcdef', 'uvwxyz', 2)).toBe(3);
    expect(typingDistance('a', 'abcdef', 2)).toBe(3);
  });

  it('is never more than two for words whose letters differ in no more than a limit allows', () => {
    expect(lettersOf('gobo')).toBe(lettersOf('bog'));
    expect(lettersOf('gobo')).not.toBe(lettersOf('gobe'));
  });
});

describe('the characters that stand for words', () => {
  it('are all different, and none needs an escape', () => {
    const seen = new Set<string>();
    for (let index = 0; index < 66_000; index += 1) {
      const character = characterOf(index);
      seen.add(character);
      expect(indexOfCharacter(character.codePointAt(0) ?? 0)).toBe(index);
      if (JSON.stringify(character).length !== character.length + 2) throw new Error(`${index} needs an escape`);
    }
    expect(seen.size).toBe(66_000);
  });
});
