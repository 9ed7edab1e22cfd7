import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { extractText } from 'unpdf';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatCode } from '#contract/on-road/codes.ts';
import { readEnv } from '#server/platform/env.ts';
import { quotes } from '#server/resources/quotes/schema.ts';
import { newCode } from '#server/resources/verify/read.ts';
import { type QuotingApp, startWithTariffs } from '#tests/support/quoted-car.ts';
import { startAppOn } from '#tests/support/test-app.ts';

const perMinute = 30;
/** As long as a limit counts. */
vi.setConfig({ testTimeout: 60_000 });

let quoting: QuotingApp;
beforeAll(async () => {
  quoting = await startWithTariffs();
});
afterAll(() => quoting.close());

const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

/** Starts an application with limits, or without them, on the database of the quotes. */
async function open(settings: Record<string, string> = {}) {
  const app = await startAppOn(quoting, { env: readEnv(settings) });
  opened.push(app);
  return (url: string, remoteAddress = '10.0.0.1') =>
    app.inject({ method: 'GET', url, remoteAddress });
}

const makeQuotes = async (count: number): Promise<string[]> => {
  const codes: string[] = [];
  while (codes.length < count) codes.push((await quoting.quote()).code);
  return codes;
};

const files = {
  PDF: (code: string) => `/quote/${code}.pdf`,
  picture: (code: string) => `/sharing/quotes/${code}.jpg`,
};

describe('codes that do not exist', () => {
  it.each([
    ['the API', (code: string) => `/api/quotes/${code}`, 404],
    ['the page', (code: string) => `/quote/${code}`, 404],
    ["the page's data", (code: string) => `/quote/${code}.data`, 404],
    ['the PDF', files.PDF, 404],
    ['the picture', files.picture, 404],
    ['the booking form', (code: string) => `/book-now?quote=${code}`, 200],
  ])(
    'are answered 30 times a minute by %s; then existing ones get 429, too',
    async (_what, address, unknown) => {
      const get = await open();
      const { code } = await quoting.quote();
      for (let read = 0; read < 5; read += 1) {
        expect((await get(address(code))).statusCode).toBe(200);
      }
      for (let tried = 0; tried < perMinute; tried += 1) {
        expect((await get(address(newCode()))).statusCode).toBe(unknown);
      }
      for (const next of [newCode(), code]) {
        const refused = await get(address(next));
        expect(refused.statusCode).toBe(429);
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
        expect(refused.body).toContain('Too many requests. Please try again in a minute.');
        expect(refused.body).not.toContain('Haval H6');
      }
      expect((await get(address(code), '10.0.0.2')).statusCode).toBe(200);
    },
  );

  it('count together, with the checks of /verify', async () => {
    const get = await open();
    const { code } = await quoting.quote();
    const addresses = [
      (tried: string) => `/quote/${tried}`,
      files.PDF,
      files.picture,
      (tried: string) => `/verify?code=${tried}`,
      (tried: string) => `/book-now?quote=${tried}`,
    ];
    for (let tried = 0; tried < perMinute; tried += 1) {
      const address = addresses[tried % addresses.length];
      expect((await get(address?.(newCode()) ?? '')).statusCode).not.toBe(429);
    }
    for (const address of addresses) expect((await get(address(code))).statusCode).toBe(429);
    for (let tried = 0; tried < perMinute; tried += 1) {
      const url = tried % 2 ? `/api/quotes/${newCode()}` : `/api/verify/${newCode()}`;
      expect((await get(url)).statusCode).not.toBe(429);
    }
    expect((await get(`/api/verify/${code}`)).statusCode).toBe(429);
    expect((await get(`/api/quotes/${code}`)).statusCode).toBe(429);
  });

  it('are not answered more often if they are sent at once', async () => {
    const get = await open();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => get(`/api/quotes/${newCode()}`)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 404)).toHaveLength(perMinute);
    expect(statuses.filter((status) => status === 429)).toHaveLength(200 - perMinute);
  });

  it('are answered without end with RATE_LIMIT=off', async () => {
    const get = await open({ RATE_LIMIT: 'off' });
    for (let tried = 0; tried < perMinute + 5; tried += 1) {
      expect((await get(`/api/quotes/${newCode()}`)).statusCode).toBe(404);
    }
  });
});

describe("a quote's files", () => {
  it('are built once; a PDF again after its name is erased', async () => {
    const get = await open({ RATE_LIMIT: 'off' });
    const { code } = await quoting.quote({ name: 'Ayesha Khan' });
    const read = async () => (await get(files.PDF(code))).rawPayload;
    const [first, second] = await Promise.all([read(), read()]);
    // A PDF says when it was built, to the millisecond.
    expect(second).toEqual(first);
    expect(await read()).toEqual(first);
    await quoting.db.update(quotes).set({ name: null }).where(eq(quotes.code, code));
    const { text } = await extractText(new Uint8Array(await read()), { mergePages: true });
    expect(text).toContain(formatCode(code));
    expect(text).not.toContain('A… K…');
  });

  it('that have to be built are 30 a minute for a network; kept ones do not count', async () => {
    const get = await open();
    const [kept = '', last = '', ...others] = await makeQuotes(perMinute + 1);
    for (let read = 0; read < 5; read += 1) {
      expect((await get(files.picture(kept))).statusCode).toBe(200);
    }
    // Those that get 503 count, too.
    const counted = await Promise.all(others.map((code) => get(files.picture(code))));
    expect(counted.map(({ statusCode }) => statusCode)).not.toContain(429);
    for (const file of Object.values(files)) {
      const refused = await get(file(last));
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await get(files.picture(kept))).statusCode).toBe(200);
    expect((await get(files.picture(last), '10.0.0.2')).statusCode).toBe(200);
  });

  it('get 503 with Retry-After if four of the network wait, while another network waits its turn', async () => {
    const get = await open({ RATE_LIMIT: 'off' });
    const codes = await makeQuotes(8);
    const own = codes.slice(0, 7).map((code) => get(files.PDF(code)));
    const other = get(files.PDF(codes[7] ?? ''), '10.0.0.2');
    const answers = await Promise.all(own);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(2);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('5');
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect((await other).statusCode).toBe(200);
  });
});
