import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EventItem, NewsItem } from '#contract/content/content.ts';
import { eventItems, mediaItems, newsItems } from '#server/resources/content/schema.ts';
import { sampleEvents } from '#server/resources/seed/sample-events.ts';
import { sampleMedia } from '#server/resources/seed/sample-media.ts';
import { sampleNews } from '#server/resources/seed/sample-news.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
const news = sampleNews();
const [hidden] = news;

beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.database;
  await db
    .insert(newsItems)
    .values(
      news.map((item) => (item === hidden ? { ...item, status: 'inactive' as const } : item)),
    );
  await db.insert(eventItems).values(sampleEvents());
  await db.insert(mediaItems).values(sampleMedia());
});
afterAll(() => test.close());

const get = (url: string) => test.call({ method: 'GET', url: `/api${url}` });

it('visitors see active articles only, newest first, whatever status they send', async () => {
  for (const query of [
    '',
    '?status=inactive',
    '?page=1&limit=50&status=active&sortBy=createdAt&sortOrder=desc',
  ]) {
    const { success, data, pagination } = (await get(`/news/public${query}`)).json();
    expect(success).toBe(true);
    expect(pagination.totalItems).toBe(news.length - 1);
    const times = data.map(({ createdAt }: NewsItem) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(data.every(({ status }: NewsItem) => status === 'active')).toBe(true);
  }
});

it('events are sorted by date, latest first', async () => {
  const { data } = (await get('/events/public')).json();
  const dates = data.map(({ eventDate }: EventItem) => eventDate);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(dates).toHaveLength(sampleEvents().length);
});

it('a list has every record on exactly one page', async () => {
  const first = (await get('/media/public?limit=3')).json();
  const second = (await get('/media/public?limit=3&page=2')).json();
  expect(first.pagination).toMatchObject({ page: 1, limit: 3, totalItems: 5, totalPages: 2 });
  const ids = [...first.data, ...second.data].map(({ _id }: NewsItem) => _id);
  expect(new Set(ids).size).toBe(5);
});

it.each(['sortBy=status', 'sortBy=content', 'sortOrder=up', 'limit=0', 'limit=101', 'page=none'])(
  'a list with %s is refused',
  async (query) => {
    expect((await get(`/news/public?${query}`)).statusCode).toBe(400);
  },
);

it('an article can be read by its id while it is active', async () => {
  const [, shown] = news;
  expect((await get(`/news/public/${shown?._id}`)).json().data.title).toBe(shown?.title);
  for (const id of [hidden?._id, randomUUID()]) {
    const response = await get(`/news/public/${id}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      success: false,
      message: 'This article does not exist',
      code: 'not-found',
    });
  }
});

it('an article is gone at once when it becomes inactive', async () => {
  const [, , item] = news;
  if (!item) throw new Error('no third sample');
  await test.database.db
    .update(newsItems)
    .set({ status: 'inactive' })
    .where(eq(newsItems._id, item._id));
  expect((await get(`/news/public/${item._id}`)).statusCode).toBe(404);
});
