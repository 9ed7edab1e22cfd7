import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { loadBuiltFrontEnds } from '#server/delivery/front-ends/built.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import type { SlowQuery } from '#server/platform/db/slow-queries.ts';
import { readEnv } from '#server/platform/env.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openRaw } from '#tests/support/raw-http.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createDatabase } from '#tests/support/test-database.ts';

interface Line {
  msg: string;
  requestId?: string;
  route?: string;
}

const opened: TestApp[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

async function open(settings: Record<string, string> = {}, renderSite?: () => Promise<Response>) {
  const lines: Line[] = [];
  const built = await loadBuiltFrontEnds();
  const app = await startTestApp({
    env: readEnv(settings),
    frontEnds: renderSite ? { ...built, renderSite } : built,
    logger: pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
  });
  opened.push(app);
  const get = (url: string, headers = {}) => app.call({ method: 'GET', url, headers });
  const post = (url: string) =>
    app.call({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'anything=x',
    });
  return { app, get, post, lines, answered: () => lines.filter(({ msg }) => msg === 'answered') };
}

describe('the id of a request', () => {
  it('is in the answer and in all its log lines, for API, pages, files and unknown addresses', async () => {
    const { get, lines } = await open({ TRUST_PROXY: 'true', LOG_SAMPLE: '1' });
    for (const url of ['/api/dealers', '/faq', '/faq', '/robots.txt', '/nowhere', '/api/nowhere']) {
      lines.length = 0;
      const { headers } = await get(url, {
        'x-request-id': `from-proxy${url}`.replaceAll('/', '.'),
      });
      const id = headers['x-request-id'];
      expect(id, url).toBe(`from-proxy${url}`.replaceAll('/', '.'));
      await eventually(() => expect(lines.length, url).toBeGreaterThan(0));
      for (const line of lines) expect(line.requestId, url).toBe(id);
    }
  });

  it('is new where no proxy is trusted', async () => {
    const { get } = await open();
    const ids = await Promise.all(
      ['/faq', '/faq'].map(
        async (url) => (await get(url, { 'x-request-id': 'forged' })).headers['x-request-id'],
      ),
    );
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain('forged');
  });

  it('is on the page of a failure, and in the log line with its cause', async () => {
    const { get, lines } = await open({}, () => Promise.reject(new Error('no page')));
    const { statusCode, headers, body } = await get('/faq');
    expect(statusCode).toBe(500);
    expect(body).toContain(`Request ${headers['x-request-id']}`);
    const failed = lines.find(({ msg }) => msg === 'request failed');
    expect(failed?.requestId).toBe(headers['x-request-id']);
  });

  it('is on the error page that the site renders', async () => {
    const { post } = await open();
    const { statusCode, headers, body } = await post('/');
    expect(statusCode).toBe(405);
    expect(body).toContain('Unexpected Application Error!');
    expect(body).toContain(`Request ${headers['x-request-id']}<`);
  });
});

describe('the id of a request that reaches no route', () => {
  const readId = (response: string) => /^x-request-id: (.+)\r$/im.exec(response)?.[1];

  it.each([
    ['an address that cannot be decoded', 'GET /%zz HTTP/1.1\r\nHost: cars.example\r\n', 400],
    ['no host', 'GET /faq HTTP/1.1\r\n', 400],
    ['a line that is not HTTP', 'HELO there\r\n', 400],
    ['an endless header', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n`, 431],
  ])('is in the answer to %s, and in its only log line', async (_what, head, status) => {
    const { app, lines } = await open();
    const address = new URL(await app.app.listen({ port: 0, host: '127.0.0.1' }));
    const { send, received, closed, socket } = openRaw(Number(address.port));
    send(`${head}Connection: close\r\n\r\n`);
    await closed;
    socket.destroy();
    expect(received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const requestId = readId(received());
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    const logged = lines.filter((line) => line.requestId);
    expect(logged).toEqual([
      expect.objectContaining({ requestId, status, msg: 'refused before any route' }),
    ]);
    const known = ['level', 'time', 'pid', 'hostname', 'requestId', 'status', 'msg'];
    expect(known).toEqual(expect.arrayContaining(Object.keys(logged[0] ?? {})));
  });
});

describe('LOG_SAMPLE', () => {
  it('adds lines for cached pages, redirects and files; without it they have none', async () => {
    const urls = ['/faq', '/FAQ', '/robots.txt'];
    const silent = await open();
    await silent.get('/faq');
    silent.lines.length = 0;
    for (const url of urls) await silent.get(url);
    expect(silent.answered()).toEqual([]);
    const sampled = await open({ LOG_SAMPLE: '1' });
    await sampled.get('/faq');
    sampled.lines.length = 0;
    for (const url of urls) await sampled.get(url);
    await eventually(() => expect(sampled.answered()).toHaveLength(urls.length));
  });

  it('logs no request twice', async () => {
    const { get, answered } = await open({ LOG_SAMPLE: '1' });
    await get('/api/dealers');
    await get('/nowhere');
    await eventually(() =>
      expect(answered().map(({ route }) => route)).toEqual(['/api/dealers', '*']),
    );
  });
});

it('a slow query is reported by its name or its SQL, without values, and fast ones are not', async () => {
  const { url, drop } = await createDatabase();
  const slow: SlowQuery[] = [];
  const report = (query: SlowQuery) => void slow.push(query);
  const slowQueries = { ms: 100, report };
  const database = await openDatabase({ url, dataDir: '', log: () => {}, slowQueries });
  try {
    await database.pool.query('select 1');
    await database.pool.query('select pg_sleep($1), $2::text', [0.15, 'Secret']);
    await database.pool.query({ name: 'named', text: 'select pg_sleep($1)', values: [0.15] });
    const client = await database.pool.connect();
    await client.query('select pg_sleep(0.15)').finally(() => client.release());
    const failing = 'select 1 / length(pg_sleep(0.15)::text)';
    await expect(database.pool.query(failing)).rejects.toThrow('division by zero');
    expect(slow.map(({ query }) => query)).toEqual([
      'select pg_sleep($1), $2::text',
      'named',
      'select pg_sleep(0.15)',
      failing,
    ]);
    for (const { ms } of slow) expect(ms).toBeGreaterThanOrEqual(100);
  } finally {
    await database.close();
    await drop();
  }
});

it('slow queries are reported in the context of their callers, also while those wait for connections', async () => {
  const { url, drop } = await createDatabase();
  const caller = new AsyncLocalStorage<number>();
  const callers: (number | undefined)[] = [];
  const report = () => void callers.push(caller.getStore());
  const database = await openDatabase({
    url,
    dataDir: '',
    log: () => {},
    slowQueries: { ms: 10, report },
  });
  try {
    const numbers = [...Array(40).keys()];
    await Promise.all(
      numbers.map((number) =>
        caller.run(number, async () => await database.db.execute(sql`select pg_sleep(0.02)`)),
      ),
    );
    expect(callers.toSorted((left, right) => Number(left) - Number(right))).toEqual(numbers);
  } finally {
    await database.close();
    await drop();
  }
});
