import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
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

interface Listed {
  data: { _id: string; title: string }[];
  pagination: { after?: string; totalItems: number };
}

/** Reads a list to its end as Load More does; `between` runs after the first page. */
async function readOn(path: string, between: (first: Listed) => Promise<void>): Promise<string[]> {
  const titles: string[] = [];
  let after: string | undefined;
  do {
    const url = `/api${path}&limit=50${after ? `&after=${encodeURIComponent(after)}` : ''}`;
    const page: Listed = (await test.call({ method: 'GET', url })).json();
    titles.push(...page.data.map(({ title }) => title));
    if (!after) await between(page);
    after = page.pagination.after;
  } while (after);
  return titles;
}

it.each([
  ['/news/public?sortBy=createdAt', newsItems, 'news', articles * 2],
  ['/news/public?sortBy=createdAt&sortOrder=asc', newsItems, 'news', articles * 2],
  ['/events/public?sortBy=soonest', eventItems, 'events', upcoming + 3],
] as const)(
  '%s: nothing is missed or repeated although staff hide what was read',
  async (path, table, kind, total) => {
    const { db } = test.database;
    let hidden: string[] = [];
    const setStatus = async (status: 'active' | 'inactive') => {
      await db.update(table).set({ status }).where(inArray(table._id, hidden));
      await announceChange(db, kind);
    };
    const titles = await readOn(path, async ({ data, pagination }) => {
      expect(pagination.totalItems).toBe(total);
      // The last one is the place from which the list goes on.
      hidden = [data[0], data[7], data[49]].map((item) => item?._id ?? '');
      await setStatus('inactive');
    });
    await setStatus('active');
    expect(titles).toHaveLength(total);
    expect(new Set(titles).size).toBe(total);
  },
);

it('an event that ends while the list is read on does not hide those to come', async () => {
  const { db } = test.database;
  const at = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
  const last = (title: string) =>
    db
      .update(eventItems)
      .set({ eventDate: at(-1) })
      .where(eq(eventItems.title, title));
  const titles = await readOn('/events/public?sortBy=soonest', async ({ data }) => {
    await last(data[49]?.title ?? '');
  });
  await db
    .update(eventItems)
    .set({ eventDate: at(49) })
    .where(eq(eventItems.title, 'To come 49.'));
  expect(new Set(titles).size).toBe(upcoming + 3);
});

it.each([
  ['/news/public?after=x', 'after must be from a list'],
  [
    '/news/public?sortBy=title&after=2026-01-01T00:00:00.000000Z_00000000-0000-7000-8000-000000000000',
    'after must be from a list in this order',
  ],
  [
    '/events/public?sortBy=soonest&after=2026-01-01T00:00:00.000000Z_00000000-0000-7000-8000-000000000000',
    'after must be from a list in this order',
  ],
])('%s is refused', async (url, message) => {
  const response = await test.call({ method: 'GET', url: `/api${url}` });
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toMatchObject([{ field: 'after', message }]);
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
