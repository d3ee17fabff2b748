import { oneLine, publicSubject } from '../../src/history/node/public-text';

const CONTROLS = Array.from({ length: 32 }, (_, index) => String.fromCharCode(index)).join('');

it.each([
  [
    'is one line, without control characters and code points that XML forbids',
    `Add${CONTROLS}\u007f\u0085\u2028\u2029\uFFFE\uFFFFtape`,
    'Add tape',
  ],
  ['cannot change the direction of the text after it', 'Add \u202Eep\u202Cat \u2066colours\u2069', 'Add epat colours'],
  ['keeps other scripts, and emoji of several characters', '👩‍🔧 Ändere 日本語 שלום', '👩‍🔧 Ändere 日本語 שלום'],
])('a commit’s text %s', (_what, text, line) => {
  expect(oneLine(text)).toBe(line);
});

it.each([
  ['Thanks to faye.derr+wiki@mail.example.org!', 'Thanks to [e-mail address]!'],
  ['Co-authored-by: Faye <faye@example.org>', 'Co-authored-by: Faye [e-mail address]'],
  ['Write to häuser@bühne.example', 'Write to [e-mail address]'],
  ['Bump mermaid@11.17.2, thank @fayederr', 'Bump mermaid@11.17.2, thank @fayederr'],
  ['', 'Change without a message'],
  ['\u202E ', 'Change without a message'],
])('the commit message %j is shown as %j', (text, expected) => {
  expect(publicSubject(text)).toBe(expected);
});
