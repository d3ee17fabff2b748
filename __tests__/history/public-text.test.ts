import { oneLine, publicSubject } from '../../src/history/node/public-text';

it('a commit’s text is one line, without control characters and code points that XML forbids', () => {
  const controls = Array.from({ length: 32 }, (_, index) => String.fromCharCode(index)).join('');
  expect(oneLine(`Add${controls}\u007f\u0085\u2028\u2029\uFFFE\uFFFFtape`)).toBe('Add tape');
});

it('a commit’s text cannot change the direction of the text after it', () => {
  expect(oneLine('Add \u202Eepat\u202C \u2066colours\u2069')).toBe('Add epat colours');
});

it('a commit’s text keeps other scripts, and emoji of several characters', () => {
  expect(oneLine('👩‍🔧 Ändere 日本語 שלום')).toBe('👩‍🔧 Ändere 日本語 שלום');
});

it.each([
  ['Thanks to faye.derr+wiki@mail.example.org!', 'Thanks to [e-mail address]!'],
  ['Co-authored-by: Faye <faye@example.org>', 'Co-authored-by: Faye [e-mail address]'],
  ['Write to häuser@bühne.example', 'Write to [e-mail address]'],
  ['Bump mermaid@11.17.2, thank @fayederr', 'Bump mermaid@11.17.2, thank @fayederr'],
])('the commit message %j is shown as %j', (text, expected) => {
  expect(publicSubject(text)).toBe(expected);
});

it.each(['', '\u202E '])('a commit whose message is %j is a change without a message', (subject) => {
  expect(publicSubject(subject)).toBe('Change without a message');
});
