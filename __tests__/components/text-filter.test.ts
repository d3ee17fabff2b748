import { filterPhrases, foldText, matchesFilter } from '../../src/components/text-filter';

it.each([
  ['finds text whatever the case', 'Rigg Bolt', 'rigg BOLT', true],
  ['finds words in any order', 'Sound Designer Mike Stand', 'stand sound', true],
  ['finds parts of words', 'Warwick Arts Centre Studio', 'stud', true],
  ['needs every word', 'Rigg Bolt', 'rigg nut', false],
  ['need not have accents', 'La bohème', 'boheme', true],
  ['may have accents of its own', 'La boheme', 'bohème', true],
  ['need not have apostrophes', 'Love’s Labour’s Lost', 'loves labours', true],
  ['finds everything when it is empty', 'Rigg Bolt', '  ', true],
])('what somebody types %s', (_sentence, text, filter, expected) => {
  expect(matchesFilter(text, filter)).toBe(expected);
});

const everything = foldText(
  ['Warwick Arts Centre Theatre', 'Warwick Arts Centre Studio', 'Codpiece Theatre', 'Lighting Designer', 'Polly Gaffer'].join('\n'),
);

it.each([
  ['are one phrase', 'Warwick Arts Centre Theatre', ['warwick arts centre theatre']],
  ['are one phrase while the last word is being typed', 'lighting des', ['lighting des']],
  ['are two phrases if they stand apart', 'gaffer studio', ['gaffer', 'studio']],
  ['are two phrases in reverse order', 'designer lighting', ['designer', 'lighting']],
  ['may be followed by another phrase', 'codpiece theatre polly gaffer', ['codpiece theatre', 'polly gaffer']],
  ['are two phrases across a line break', 'theatre warwick', ['theatre', 'warwick']],
  ['are no phrase when nothing is typed', '  ', []],
])('typed words that stand side by side in a text %s', (_sentence, filter, phrases) => {
  expect(filterPhrases(filter, everything)).toEqual(phrases);
});
