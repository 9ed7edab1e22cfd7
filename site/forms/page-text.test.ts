import { expect, it } from 'vitest';
import { extractPageText } from './page-text.ts';

it.each([
  ['<h1>Bad gateway</h1>', 'Bad gateway'],
  ['upstream timed out\n', 'upstream timed out'],
  ['', ''],
  [
    '<!doctype html><html><head><title>502</title><style>h1 { color: red }</style></head>\n<body><h1>502 Bad Gateway</h1><hr>nginx</body></html>',
    '502 Bad Gateway nginx',
  ],
  ['<script>alert(1)</script>Sorry', 'Sorry'],
])('extracts the text of %j as %j', (page, text) => {
  expect(extractPageText(page)).toBe(text);
});

it('shortens the text of a long page to 160 characters', () => {
  expect(extractPageText('word '.repeat(500))).toHaveLength(160);
});
