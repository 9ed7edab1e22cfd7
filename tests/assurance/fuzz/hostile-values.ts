import fc from 'fast-check';

/** JSON that JSON.stringify cannot produce; a marked string holds its place until the body is built. */
const rawJson = [
  ...['1e400', '-1e400', '1e-400', '0.1e1', '123456789012345678901234567890'],
  ...['['.repeat(200) + ']'.repeat(200), '['.repeat(30_000) + ']'.repeat(30_000)],
];
const rawMarker = '@raw:';

/** Serializes a value and replaces the marked strings by their raw JSON. */
export const formatJson = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replace(new RegExp(`"${rawMarker}([^"]*)"`, 'g'), '$1');

/** Texts known to cause trouble in databases, paths, headers, markup and templates. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostileTexts()) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 100, max: 90_000 }).map((length) => 'x'.repeat(length)),
  },
);

function hostileTexts(): string[] {
  return [
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff\ud800',
    'e\u0301'.repeat(50),
    '\u202e\u200b\ufeff',
    '😀'.repeat(41),
    "' or '1'='1",
    "'; drop table dealers; --",
    '%',
    '_%\\',
    '\\',
    '$1',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '../../../../etc/passwd',
    '..\\..\\boot.ini',
    'con',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'NaN',
    'true',
    '-1',
    '0x10',
    '1e3',
    '9'.repeat(30),
    '2030-02-30',
    '0000-00-00',
    '99999-12-31T25:61:61Z',
    '+275760-09-13T00:00:00.001Z',
    '00000000-0000-0000-0000-000000000000',
    '[]',
    '{"a":1}',
    'a@b',
    `${'a'.repeat(250)}@mail.example`,
    'header\r\nX-Injected: 1',
  ];
}

/** Values that no schema expects, of any type, size and depth. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      ...[null, true, false, 0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324],
      ...rawJson.map((json) => rawMarker + json),
      ...[[], {}, [[]], [null], ['a', 'a'], { length: 1e9 }, { toString: 1 }, { a: { a: {} } }],
      Array(2_000).fill(0),
      Object.fromEntries([['__proto__', { isAdmin: true }]]),
      { constructor: { prototype: { isAdmin: true } } },
    ),
  },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 3, withNullPrototype: false }) },
);

/** Malformed JSON bodies. */
export const brokenJson: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '{', '}', '[', '{"a":', '{"a":1,}', '{a:1}', "{'a':1}", 'undefined', 'NaN', '\0'],
    ...['"\\ud800"', '{"a":1}{"b":2}', '\ufeff{}', '//', '{"__proto__":{"a":1}}', '"'],
    ...['['.repeat(60_000), '{"a":'.repeat(20_000), `{"a":${'9'.repeat(100_000)}}`],
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
