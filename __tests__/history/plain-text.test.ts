import { oneLine, publicName, withoutAddresses } from '../../src/history/node/plain-text';

describe('text from a commit', () => {
  it('is one line without control characters', () => {
    const controls = Array.from({ length: 32 }, (_, index) => String.fromCharCode(index)).join('');
    expect(oneLine(`Add${controls}\u007f\u0085\u2028\u2029tape`)).toBe('Add tape');
  });

  it('cannot turn the direction of what follows it', () => {
    expect(oneLine('Add \u202Eepat\u202C \u2066colours\u2069')).toBe('Add epat colours');
  });

  it('keeps emoji that are made of several characters, and other scripts', () => {
    expect(oneLine('👩‍🔧 Ändere 日本語 שלום')).toBe('👩‍🔧 Ändere 日本語 שלום');
  });

  it('holds no code point that XML forbids', () => {
    expect(oneLine('a\uFFFEb\uFFFFc')).toBe('a b c');
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

describe('the name of an author', () => {
  it.each([
    ['Faye Derr', 'Faye Derr'],
    ['  Faye\tDerr\u0007 ', 'Faye Derr'],
    ['Faye Derr <faye@example.org>', 'Faye Derr'],
    ['faye@example.org', ''],
    ['faye@localhost', ''],
    ['<faye@example.org>', ''],
    ['Faye @ the desk', 'Faye @ the desk'],
    ['', ''],
  ])('%j is shown as %j', (name, expected) => {
    expect(publicName(name)).toBe(expected);
  });
});
