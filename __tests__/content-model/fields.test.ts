import { academicYear, hostAddress, shortlinkAddress, shortlinkName, sitePath, text, webAddress } from '../../src/content-model/fields';

/** What it is, its schema, values that it takes, and values that it refuses. */
const FIELDS = [
  ['a text', text('Write it.'), ['a', ' a '], ['', '  ', 1, null, undefined, 'a\nb', 'a\tb', 'a\u2028b', 'half \ud83d', 'a\uffff']],
  [
    'a web address',
    webAddress,
    ['https://x.example', 'http://x.example/a?b=1#c', 'https://café.example/é', 'https://[2001:db8::1]:8080/', 'https://my_crew.example'],
    [
      ...['x.example', '//x.example', 'ftp://x.example', 'javascript:alert(1)', 'https://', '/a', 'https://warwick.ac.uk@x.example/'],
      `https://x.example/${'a'.repeat(2000)}`,
    ],
  ],
  [
    'a web address, which adds no line and no word to a file of the host,',
    webAddress,
    ['https://x.example/a%20b'],
    ['https://x.example/a b', 'https://x.example/a\n/admin https://evil.example 301', 'https://x.example\n', 'https://x.example/\u200b'],
  ],
  [
    'a web address, which adds no rule to the content security policy,',
    webAddress,
    ['https://x.example/;'],
    ['https://x.example;sandbox/', "https://'none'/", 'https://*/', 'https://x.example,y/'],
  ],
  [
    'the address of the site',
    hostAddress,
    ['https://x.example', 'https://x.example/', 'http://localhost:9000'],
    ['https://x.example/a', 'https://x.example?', 'https://x.example#', 'https://me@x.example', 'https://x.example\\a'],
  ],
  [
    'the address of short links',
    shortlinkAddress,
    ['https://x.example', 'https://x.example/go'],
    ['https://x.example?', 'https://x.example/#', `https://x.example/${'a'.repeat(200)}`],
  ],
  [
    'a path of the site',
    sitePath(),
    ['/', '/wiki', '/wiki/tech-crew', '/crew-opportunities.html'],
    [
      ...['', 'wiki', '/wiki/', '/wiki/#a', '/wiki/?a', '//x.example', '/a b', 'https://x.example', '/a\u200bb', '/shows#\u0001'],
      ...['/\\evil.example/login', '/a\\b'],
    ],
  ],
  [
    'a short link',
    shortlinkName,
    ['a', 'cables', 'Car-Hire', 'a.b_c-1', '2024'],
    ['', '/cables', 'a/b', 'a b', '-a', 'a-', '.well-known', 'café', 'a?b'],
  ],
  [
    'an academic year',
    academicYear,
    ['2025/2026', '1999/2000'],
    ['2025', '2025-2026', '2025/26', '2025/2025', '2026/2025', '2025/2027', 2025],
  ],
] as const;

it.each(FIELDS.flatMap(([what, schema, good]) => good.map((value) => [what, value, schema] as const)))(
  '%s may be %j',
  (_what, value, schema) => expect(schema.safeParse(value).success).toBe(true),
);

it.each(FIELDS.flatMap(([what, schema, , bad]) => bad.map((value) => [what, value, schema] as const)))(
  '%s may not be %j',
  (_what, value, schema) => expect(schema.safeParse(value).success).toBe(false),
);

it('a text loses the spaces around it', () => {
  expect(text('Write it.').parse('  Mike Stand ')).toBe('Mike Stand');
});

it('a web address has one problem at a time', () => {
  expect(webAddress.safeParse('https://a b').error?.issues).toHaveLength(1);
});
