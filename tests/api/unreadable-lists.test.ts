import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeError } from '#server/platform/http/logger.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const tables = [
  'cars',
  'cities',
  'dealers',
  'event_items',
  'job_openings',
  'media_items',
  'news_items',
  'specifications',
];

let test: TestApp;
let lines: string[] = [];

beforeAll(async () => {
  const options = { level: 'warn', serializers: { err: describeError } };
  const logger = pino(options, { write: (line: string) => lines.push(line) });
  test = await startTestApp({ logger });
  for (const table of tables) {
    await test.database.pool.query(`alter table ${table} rename to ${table}_away`);
  }
});
beforeEach(() => {
  lines = [];
});
afterAll(() => test.close());

/** Pages that work without their lists, and how many lists each reads. */
const pages: [path: string, lists: number][] = [
  ['/', 2],
  ['/models', 2],
  ['/models/tank-500', 4],
  ['/test-drive', 1],
  ['/book-now', 4],
  ['/careers/apply', 1],
  ['/find-a-dealer', 1],
  ['/news', 1],
  ['/news-and-events/events', 1],
  ['/news-and-events/media', 1],
];

it.each(pages)(
  '%s is shown if its lists (%i) cannot be read, and each failure is logged',
  async (url, lists) => {
    expect((await test.call({ method: 'GET', url })).statusCode).toBe(200);
    // 42P01: the table does not exist.
    const failure = expect.objectContaining({
      level: 50,
      err: expect.objectContaining({ cause: expect.objectContaining({ code: '42P01' }) }),
    });
    // The clock of publications reads the same tables, at its own times.
    const logged = lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg !== 'cannot read when content is published');
    expect(logged).toEqual(Array(lists).fill(failure));
  },
);

it('Try Again keeps the search', async () => {
  const url = '/find-a-dealer?near=lahore';
  const { body } = await test.call({ method: 'GET', url });
  expect(body).toContain(`href="${url}"`);
});

it('the media page says that its list failed, and shows pictures of the models', async () => {
  const { body } = await test.call({ method: 'GET', url: '/news-and-events/media' });
  expect(body).toMatch(/<p role="alert"[^>]*>Failed to load media</);
  const [, list = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(body) ?? [];
  const pictures = [...list.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
  expect(pictures).toHaveLength(3);
  for (const url of pictures) {
    const { statusCode, headers } = await test.call({ method: 'GET', url });
    expect([statusCode, headers['content-type']], url).toEqual([200, 'image/webp']);
  }
});
