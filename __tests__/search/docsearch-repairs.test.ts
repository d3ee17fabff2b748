/** @jest-environment jsdom */
import { dropUnreadableSearches } from '../../src/search/ui/docsearch-repairs';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__wiki';
const CONVERSATIONS = '__DOCSEARCH_ASKAI_CONVERSATIONS__wiki';

/** An opened result, as DocSearch stores it. */
const hit = (more: Record<string, unknown> = {}) => ({
  objectID: '1',
  type: 'lvl1',
  url: '/wiki/cables',
  url_without_anchor: '/wiki/cables',
  anchor: null,
  content: 'Coil it &lt;over&gt; &amp; under a <mark>cable</mark>.',
  hierarchy: { lvl0: 'General', lvl1: '<mark>Cable</mark>s', lvl2: null },
  ...more,
});
const conversation = (messages: unknown) => hit({ type: 'askAI', url: '', content: null, query: 'Which cable?', messages });

/** What is left of a stored value. */
function left(key: string, value: unknown): unknown {
  localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  dropUnreadableSearches('wiki');
  return JSON.parse(localStorage.getItem(key) ?? 'null');
}

it('valid recent searches stay', () => {
  expect(left(RECENT, [hit(), hit({ objectID: '2' })])).toEqual([hit(), hit({ objectID: '2' })]);
});

it.each<[what: string, value: unknown]>([
  ['nothing', null],
  ['an object without fields', {}],
  ['a text', 'cable'],
  ['a result without headings', hit({ hierarchy: undefined })],
  ['a heading that is no text', hit({ hierarchy: { lvl0: {}, lvl1: 'Cables' } })],
  ['a result without an address', hit({ url: 7 })],
  ['markup in a heading', hit({ hierarchy: { lvl0: 'General', lvl1: '<style>body{display:none}</style>' } })],
  ['markup in its text', hit({ content: '<img src=x onerror=alert(1)>' })],
  ['markup in what was found', hit({ _snippetResult: { content: { value: '<b>cable</b>' } } })],
  ['a conversation without messages', conversation([null])],
])('an invalid recent search is dropped, and the others stay: %s', (_what, entry) => {
  expect(left(RECENT, [entry, hit()])).toEqual([hit()]);
});

it.each(['{"\u0000]', 'null', '{}', '"text"'])('stored searches that are no list become an empty list: %s', (stored) => {
  expect(left(RECENT, stored)).toEqual([]);
});

it('stored conversations stay, even with markup in their messages', () => {
  const said = conversation([{ id: 'a', role: 'user', parts: [{ type: 'text', text: 'Is <b> bold?' }] }]);
  expect(left(CONVERSATIONS, [said])).toEqual([said]);
});

it('empty storage stays empty', () => {
  localStorage.clear();
  dropUnreadableSearches('wiki');
  expect(localStorage).toHaveLength(0);
});
