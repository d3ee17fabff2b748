import type { z } from 'zod';
import { academicYear, shortlinkName, sitePath, text, webAddress } from '../../src/content/fields';

function accepts(schema: z.ZodType, good: string[], bad: unknown[]): void {
  it.each(good)('may be "%s"', (value) => {
    expect(schema.safeParse(value).success).toBe(true);
  });
  it.each(bad)('may not be %j', (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
}

describe('text', () => {
  accepts(text('Write it.'), ['a', ' a '], ['', '  ', 1, null, undefined]);

  it('loses the space around it', () => {
    expect(text('Write it.').parse('  Mike Stand ')).toBe('Mike Stand');
  });
});

describe('a web address', () => {
  accepts(
    webAddress(),
    ['https://x.example', 'http://x.example/a?b=1#c'],
    ['x.example', '//x.example', 'ftp://x.example', 'javascript:alert(1)', 'https://', '/a'],
  );
});

describe('a path of the site', () => {
  accepts(
    sitePath(),
    ['/', '/wiki', '/wiki/tech-crew', '/crew-opportunities.html'],
    ['', 'wiki', '/wiki/', '//x.example', '/a b', 'https://x.example'],
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
