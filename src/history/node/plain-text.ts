/** Text from commits is made safe to show: one line, no control characters, no e-mail addresses. */

/** Control characters, line separators, characters that turn the direction of what follows, and code points that are none. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069]+/gu;

const EMAIL_ADDRESS = /<?[^\s<>@()[\]",;:]+@[^\s<>@()[\]",;:]+\.\p{L}{2,}>?/gu;

/** A text on one line, with every unprintable character gone and single spaces. */
export function oneLine(text: string): string {
  return text.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
}

/** A text with every e-mail address replaced by words. */
export function withoutAddresses(text: string): string {
  return text.replace(EMAIL_ADDRESS, '[e-mail address]');
}

/** A person's name; empty where it is none, or only an e-mail address. `Faye Derr <faye@example.org>` → `Faye Derr`. */
export function publicName(name: string): string {
  const beforeAddress = name.includes('<') ? name.slice(0, name.indexOf('<')) : name;
  const plain = oneLine(beforeAddress);
  return /\S@\S/.test(plain) ? '' : plain;
}
