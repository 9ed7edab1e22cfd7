import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { todayInPakistan } from '#contract/pakistan-time.ts';
import { pageViews } from '#server/analytics/schema.ts';
import { readEnv } from '#server/env.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    env: readEnv({ WHATSAPP_NUMBER: '+92 300 0000000', SOCIAL_YOUTUBE: 'https://video.example/c' }),
  });
});
beforeEach(() => test.database.db.delete(pageViews));
afterAll(() => test.close());

const view = (payload: object) => test.call({ method: 'POST', url: '/api/page-views', payload });
const stored = () => test.database.db.select().from(pageViews).orderBy(pageViews.path);

it('views are counted by day, page and the site that led here, and by nothing else', async () => {
  const referrer = 'https://search.example/?q=secret';
  for (let count = 0; count < 3; count += 1) await view({ path: '/', referrer });
  await view({ path: '/models/haval-h6', visitor: 'forged' });
  const day = todayInPakistan();
  await vi.waitFor(async () => {
    expect(await stored()).toEqual([
      { day, path: '/', referrerHost: 'search.example', count: 3 },
      { day, path: '/models/haval-h6', referrerHost: '', count: 1 },
    ]);
  });
  await view({ path: '/', referrer });
  await vi.waitFor(async () => expect((await stored())[0]?.count).toBe(4));
});

it.each(['/unheard-of', 'https://x.example/', '/models/<script>', 'x'])(
  'a view of %s is not counted',
  async (path) => {
    expect((await view({ path })).statusCode).toBe(202);
    await view({ path: '/faq' });
    await vi.waitFor(async () => expect(await stored()).toMatchObject([{ path: '/faq' }]));
  },
);

it('the start-up call tells the public configuration', async () => {
  const answer = await test.call({ method: 'GET', url: '/api/config' });
  expect(answer.json()).toEqual({
    success: true,
    data: {
      supportEmail: null,
      whatsappNumber: '923000000000',
      gaId: null,
      social: [{ name: 'YouTube', url: 'https://video.example/c' }],
      mapTiles: {
        url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
        attribution: expect.stringContaining('OpenStreetMap'),
      },
    },
  });
});
