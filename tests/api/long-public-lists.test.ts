import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announceChange } from '#server/platform/changes.ts';
import { eventItems, newsItems } from '#server/resources/content/schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const dayMs = 86_400_000;
const upcoming = 60;
const articles = 55;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.database;
  const at = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
  const publish = (title: string) => ({
    ...{ _id: randomUUID(), title, content: 'Sample text', status: 'active' as const },
    ...{ createdAt: at(0), updatedAt: at(0), mediaFiles: [] },
  });
  await db.insert(eventItems).values([
    ...Array.from({ length: upcoming }, (_, index) => ({
      ...publish(`To come ${index + 1}.`),
      eventDate: at(index + 1),
    })),
    { ...publish('Lasting.'), eventDate: at(-3), endsAt: at(3) },
    { ...publish('Past lately.'), eventDate: at(-2) },
    { ...publish('Past long ago.'), eventDate: at(-20) },
  ]);
  // Newsletters are in the same list as articles, and do not count among those that show.
  await db.insert(newsItems).values(
    Array.from({ length: articles * 2 }, (_, index) => ({
      ...publish(`${index % 2 ? 'Newsletter' : 'Article'} ${index + 1}.`),
      type: index % 2 ? ('newsletter' as const) : ('news' as const),
    })),
  );
  await announceChange(db, 'events');
  await announceChange(db, 'news');
});
afterAll(() => test.close());

async function listTitles(url: string): Promise<string[]> {
  const { body } = await test.call({ method: 'GET', url });
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  return [...main.matchAll(/<h[23][^>]*>([^<]+\.)<\/h[23]>/g)].map(([, title = '']) => title);
}

const listEvents = async (page: number) => {
  const url = `/api/events/public?sortBy=soonest&limit=50&page=${page}`;
  const { data } = (await test.call({ method: 'GET', url })).json();
  return data.map(({ title }: { title: string }) => title);
};

it('the soonest of more than 50 events to come are first', async () => {
  expect((await listTitles('/news-and-events/events')).slice(0, 3)).toEqual([
    'Lasting.',
    'To come 1.',
    'To come 2.',
  ]);
});

it('the public list has this order on all its pages, and ends with the events that have passed', async () => {
  const titles = [...(await listEvents(1)), ...(await listEvents(2))];
  expect(titles).toEqual([
    'Lasting.',
    ...Array.from({ length: upcoming }, (_, index) => `To come ${index + 1}.`),
    'Past lately.',
    'Past long ago.',
  ]);
});

it('Load More is a link to the end of a list', async () => {
  const events = await listTitles('/news-and-events/events?shown=63');
  expect(events).toHaveLength(63);
  expect(events.at(-1)).toBe('Past long ago.');
  const { body } = await test.call({ method: 'GET', url: '/news-and-events/events?shown=51' });
  expect(body).toContain('href="?shown=54"');
  expect(
    (await listTitles('/news-and-events/news?shown=54')).filter((title) => title.startsWith('Art')),
  ).toHaveLength(54);
});
