import { describeSubject, oneLine, withoutAddresses } from '../../src/history/node/describe';

describe('text from a commit', () => {
  it('is one line without control characters and code points that XML forbids', () => {
    const controls = Array.from({ length: 32 }, (_, index) => String.fromCharCode(index)).join('');
    expect(oneLine(`Add${controls}\u007f\u0085\u2028\u2029\uFFFE\uFFFFtape`)).toBe('Add tape');
  });

  it('cannot change the direction of the text after it', () => {
    expect(oneLine('Add \u202Eepat\u202C \u2066colours\u2069')).toBe('Add epat colours');
  });

  it('keeps emoji that are made of several characters, and other scripts', () => {
    expect(oneLine('👩‍🔧 Ändere 日本語 שלום')).toBe('👩‍🔧 Ändere 日本語 שלום');
  });

  it.each([
    ['Thanks to faye.derr+wiki@mail.example.org!', 'Thanks to [e-mail address]!'],
    ['Co-authored-by: Faye <faye@example.org>', 'Co-authored-by: Faye [e-mail address]'],
    ['Write to häuser@bühne.example', 'Write to [e-mail address]'],
    ['Bump mermaid@11.17.2, thank @fayederr', 'Bump mermaid@11.17.2, thank @fayederr'],
  ])('%j is shown as %j', (text, expected) => {
    expect(withoutAddresses(text)).toBe(expected);
  });
});

describe('the description of a commit', () => {
  it.each([
    ['add tape colours', 'Add tape colours'],
    [':memo: add tape colours', '📝 Add tape colours'],
    [':memo:add tape colours', '📝Add tape colours'],
    ['✨ add tape colours', '✨ Add tape colours'],
    ['👩‍🔧 mend the van', '👩‍🔧 Mend the van'],
    [':children_crossing: :lipstick: make it easier', '🚸 💄 Make it easier'],
    ['"quote" it', '"Quote" it'],
    ['élan', 'Élan'],
    ['Meet at 10:30:45, not before', 'Meet at 10:30:45, not before'],
    ['2 cables more', '2 cables more'],
    [':not_an_emoji: stay', ':not_an_emoji: Stay'],
    [':constructor: stay', ':constructor: Stay'],
    ['Fix the\u0007 bell for faye@example.org', 'Fix the bell for [e-mail address]'],
    ['', 'Change without a message'],
    ['\u202E ', 'Change without a message'],
  ])('%j reads %j', (subject, expected) => {
    expect(describeSubject(subject)).toBe(expected);
  });
});
