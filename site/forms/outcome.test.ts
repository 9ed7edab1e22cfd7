import { describe, expect, it } from 'vitest';
import { buildServerErrorOutcome, extractPageText } from './file-handling.ts';
import { readOutcome } from './outcome.ts';

const texts = { submitted: 'Sent', submitFailed: 'Could not be sent' };

/** The outcomes of an API response without fields, and of a proxy's page, for the same status. */
const buildOutcomes = (status: number) => [
  readOutcome({ success: false, message: 'No', code: 'invalid' }, status, texts),
  buildServerErrorOutcome(status, '<h1>No</h1>', texts, (code, text) => `${code}: ${text}`),
];

describe('the advice after a failure', () => {
  it.each([400, 409, 422])('is not to send it again after a plain %i', (status) => {
    for (const outcome of buildOutcomes(status)) {
      expect(JSON.stringify(outcome)).not.toMatch(/send it again/i);
    }
  });

  it.each([500, 502, 503])('is to send it again after a %i', (status) => {
    for (const outcome of buildOutcomes(status)) {
      expect(outcome).toMatchObject({ detail: expect.stringContaining('Please send it again') });
    }
  });
});

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
