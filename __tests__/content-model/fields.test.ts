import type { z } from 'zod';
import { academicYear, hostAddress, shortlinkAddress, shortlinkName, sitePath, text, webAddress } from '../../src/content-model/fields';

function accepts(schema: z.ZodType, good: string[], bad: unknown[]): void {
  it.each(good)('may be "%s"', (value) => {
    expect(schema.safeParse(value).success).toBe(true);
  });
  it.each(bad)('may not be %j', (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
}

describe('text', () => {
  accepts(text('Write it.'), ['a', ' a '], ['', '  ', 1, null, undefined, 'a\nb', 'a\tb', 'a\u2028b', 'half \ud83d', 'a\uffff']);

  it('loses the spaces around it', () => {
    expect(text('Write it.').parse('  Mike Stand ')).toBe('Mike Stand');
  });
});

describe('a web address', () => {
  accepts(
    webAddress,
    ['https://x.example', 'http://x.example/a?b=1#c', 'https://café.example/é', 'https://[2001:db8::1]:8080/', 'https://my_crew.example'],
    [
      `https://x.example/${'a'.repeat(2000)}`,
      'x.example',
      '//x.example',
      'ftp://x.example',
      'javascript:alert(1)',
      'https://',
      '/a',
      'https://warwick.ac.uk@x.example/',
    ],
  );

  describe('adds no line and no word to a file of the host', () => {
    accepts(
      webAddress,
      ['https://x.example/a%20b'],
      ['https://x.example/a b', 'https://x.example/a\n/admin https://evil.example 301', 'https://x.example\n', 'https://x.example/\u200b'],
    );
  });

  describe('adds no rule to the content security policy', () => {
    accepts(webAddress, ['https://x.example/;'], ['https://x.example;sandbox/', "https://'none'/", 'https://*/', 'https://x.example,y/']);
  });

  it('a web address has one problem at a time', () => {
    expect(webAddress.safeParse('https://a b').error?.issues).toHaveLength(1);
  });
});

describe('the address of the site', () => {
  accepts(
    hostAddress,
    ['https://x.example', 'https://x.example/', 'http://localhost:9000'],
    ['https://x.example/a', 'https://x.example?', 'https://x.example#', 'https://me@x.example', 'https://x.example\\a'],
  );
});

describe('the address of short links', () => {
  accepts(
    shortlinkAddress,
    ['https://x.example', 'https://x.example/go'],
    ['https://x.example?', 'https://x.example/#', `https://x.example/${'a'.repeat(200)}`],
  );
});

describe('a path of the site', () => {
  accepts(
    sitePath(),
    ['/', '/wiki', '/wiki/tech-crew', '/crew-opportunities.html'],
    [
      '',
      'wiki',
      '/wiki/',
      '/wiki/#a',
      '/wiki/?a',
      '//x.example',
      '/a b',
      'https://x.example',
      '/a\u200bb',
      '/shows#\u0001',
      '/\\evil.example/login',
      '/a\\b',
    ],
  );
});

describe('a short link', () => {
  accepts(
    shortlinkName,
    ['a', 'cables', 'Car-Hire', 'a.b_c-1', '2024'],
    ['', '/cables', 'a/b', 'a b', '-a', 'a-', '.well-known', 'café', 'a?b'],
  );
});

describe('an academic year', () => {
  accepts(academicYear, ['2025/2026', '1999/2000'], ['2025', '2025-2026', '2025/26', '2025/2025', '2026/2025', '2025/2027', 2025]);
});
