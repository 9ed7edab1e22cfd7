import { expect, it } from 'vitest';
import { wordsOfPage } from './words-of-page.ts';

it.each([
  ['<h1>Bad gateway</h1>', 'Bad gateway'],
  ['upstream timed out\n', 'upstream timed out'],
  ['', ''],
  [
    '<!doctype html><html><head><title>502</title><style>h1 { color: red }</style></head>\n<body><h1>502 Bad Gateway</h1><hr>nginx</body></html>',
    '502 Bad Gateway nginx',
  ],
  ['<script>alert(1)</script>Sorry', 'Sorry'],
])('%j says %j', (page, words) => {
  expect(wordsOfPage(page)).toBe(words);
});

it('cuts a long page short', () => {
  expect(wordsOfPage('word '.repeat(500))).toHaveLength(160);
});
