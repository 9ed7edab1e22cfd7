import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadBuiltFrontEnds } from '#server/delivery/front-ends/built.ts';
import { readEnv } from '#server/platform/env.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const pagesPerMinute = 1_800;

interface Line {
  msg: string;
  route: string;
  status: number;
}

const opened: TestApp[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

/** Starts the application; `render` replaces the page renderer if given. */
async function open(render?: () => Promise<Response>) {
  const lines: Line[] = [];
  const built = await loadBuiltFrontEnds();
  const renderSite = vi.fn(render ?? built.renderSite);
  const app = await startTestApp({
    env: readEnv({}),
    frontEnds: { ...built, renderSite },
    logger: pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
  });
  opened.push(app);
  const get = (url: string, remoteAddress = '10.0.0.1') =>
    app.call({ method: 'GET', url, remoteAddress });
  const listAnswered = () =>
    lines.filter(({ msg }) => msg === 'answered').map(({ route, status }) => `${route} ${status}`);
  return { app, get, renderSite, lines, listAnswered };
}

const page = async () => new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } });

describe('an address that has more pages rendered than it may', () => {
  it('gets 429 with Retry-After for uncached pages, while cached ones and other addresses work', async () => {
    const { get, renderSite } = await open(page);
    const kinds = [
      '/nowhere?',
      '/find-a-dealer?search=',
      '/careers.data?_routes=',
      '/contact-us?event=',
    ];
    expect((await get('/faq', '10.0.0.2')).statusCode).toBe(200);
    for (let sent = 0; sent < pagesPerMinute; sent += 1) {
      expect((await get(kinds[sent % kinds.length] + String(sent))).statusCode).toBe(200);
    }
    expect(renderSite).toHaveBeenCalledTimes(pagesPerMinute + 1);
    for (const url of [...kinds, '/warranty']) {
      const refused = await get(url);
      expect(refused.statusCode, url).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    for (const url of ['/faq', '/faq?utm_source=advert'])
      expect((await get(url)).statusCode).toBe(200);
    for (const url of kinds) expect((await get(`${url}x`, '10.0.0.2')).statusCode).toBe(200);
  });
});

describe('pages that are rendered at once', () => {
  /** Pages whose rendering takes until `finish` is called. */
  async function openSlow() {
    const gate = Promise.withResolvers<void>();
    const running = { now: 0, max: 0 };
    const site = await open(async () => {
      running.now += 1;
      running.max = Math.max(running.max, running.now);
      await gate.promise;
      running.now -= 1;
      return await page();
    });
    return { ...site, running, finish: () => gate.resolve() };
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve, 200));

  it('are at most four for one address and sixteen in all, and the others wait', async () => {
    const { get, running, finish } = await openSlow();
    const own = Array.from({ length: 20 }, (_, at) => get(`/nowhere?a=${at}`));
    await settle();
    expect(running.max).toBe(4);
    const others = Array.from({ length: 30 }, (_, at) => get(`/nowhere?a=${at}`, `10.1.0.${at}`));
    await settle();
    expect(running.max).toBe(16);
    finish();
    const responses = await Promise.all([...own, ...others]);
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(running.max).toBe(16);
  });

  it('get 503 with Retry-After if a hundred of their address wait, while other addresses are served', async () => {
    const { get, finish } = await openSlow();
    const own = Array.from({ length: 101 }, (_, at) => get(`/nowhere?a=${at}`));
    const refused = await Promise.race(own);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    const other = get('/nowhere', '10.0.0.2');
    finish();
    const responses = await Promise.all(own);
    expect(responses.filter(({ statusCode }) => statusCode === 503)).toHaveLength(1);
    expect((await other).statusCode).toBe(200);
  });

  it('are rendered once for all requests of the same page', async () => {
    const { get, renderSite, finish } = await openSlow();
    const all = Array.from({ length: 150 }, () => get('/faq'));
    await settle();
    finish();
    const responses = await Promise.all(all);
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(renderSite).toHaveBeenCalledOnce();
  });
});

describe('the log', () => {
  it('has a line by route for each rendered or failed request, without personal data', async () => {
    const { app, get, lines, listAnswered } = await open();
    await get('/models/haval-h6?dealer=Secret');
    await get('/nowhere/secret');
    await get('/careers.data?_routes=Secret');
    await get('/assets/Secret.js');
    await app.call({
      method: 'POST',
      url: '/contact-us?a=Secret',
      payload: 'firstName=Secret',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(listAnswered()).toEqual([
      '/models/:slug 200',
      '* 404',
      expect.stringMatching(/^\/careers\.data \d+$/),
      '/assets/:name 404',
      '/contact-us 400',
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Secret|127\.0\.0|10\.0\.0/i);
  });

  it('has a line for a page that failed, and none for a cached page or a redirect', async () => {
    const { get, listAnswered } = await open(() => Promise.reject(new Error('no page')));
    expect((await get('/faq')).statusCode).toBe(500);
    expect(listAnswered()).toEqual(['* 500']);
    const kept = await open(page);
    await kept.get('/faq');
    await kept.get('/faq');
    await kept.get('/FAQ');
    expect(kept.listAnswered()).toEqual(['/faq 200']);
  });
});
