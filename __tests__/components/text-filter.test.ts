import { filterPhrases, foldText, matchesFilter } from '../../src/components/text-filter';

describe('what somebody types', () => {
  it.each([
    ['finds text whatever the case', 'Rigg Bolt', 'rigg BOLT', true],
    ['finds words in any order', 'Sound Designer Mike Stand', 'stand sound', true],
    ['finds parts of words', 'Warwick Arts Centre Studio', 'stud', true],
    ['needs every word', 'Rigg Bolt', 'rigg nut', false],
    ['need not have accents', 'La bohème', 'boheme', true],
    ['may have accents of its own', 'La boheme', 'bohème', true],
    ['need not have apostrophes', 'Love’s Labour’s Lost', 'loves labours', true],
    ['finds everything when it is nothing', 'Rigg Bolt', '  ', true],
  ])('%s', (_sentence, text, filter, expected) => {
    expect(matchesFilter(text, filter)).toBe(expected);
  });
});

describe('words that stand side by side', () => {
  const everything = foldText(
    ['Warwick Arts Centre Theatre', 'Warwick Arts Centre Studio', 'Codpiece Theatre', 'Lighting Designer', 'Polly Gaffer'].join('\n'),
  );

  it.each([
    ['are one thing to look for', 'Warwick Arts Centre Theatre', ['warwick arts centre theatre']],
    ['are one while the last is being typed', 'lighting des', ['lighting des']],
    ['are two where they stand in different places', 'gaffer studio', ['gaffer', 'studio']],
    ['are two the other way round', 'designer lighting', ['designer', 'lighting']],
    ['may be followed by others', 'codpiece theatre polly gaffer', ['codpiece theatre', 'polly gaffer']],
    ['are never read from one line to the next', 'theatre warwick', ['theatre', 'warwick']],
    ['are none when nothing is typed', '  ', []],
  ])('%s', (_sentence, filter, phrases) => {
    expect(filterPhrases(filter, everything)).toEqual(phrases);
  });
});
