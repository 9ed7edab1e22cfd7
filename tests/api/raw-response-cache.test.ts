import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMetrics } from '#server/delivery/metrics/metrics.ts';
import { announceChange } from '#server/platform/changes.ts';
import { readEnv } from '#server/platform/env.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openRaw } from '#tests/support/raw-http.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let port: number;
const metrics = createMetrics();
/** Told of answers from memory, and of no other. */
const observed = vi.spyOn(metrics, 'observeAnswer');
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  // Short answers are sent as strings, so one has letters of every width.
  const env = readEnv({ LOG_SAMPLE: '1', CONTACT_ADDRESS: 'Café, 1 Šárka Road, لاہور' });
  test = await startTestApp({ metrics, logger, env });
  // `inject` begins behind what answers from memory.
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => test.close());

const read = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** Reads a path that was read before; returns the answer and whether it came from memory. */
async function readAgain(path: string, headers: Record<string, string> = {}, method = 'GET') {
  await read(path, headers, method);
  observed.mockClear();
  lines.length = 0;
  const answer = await read(path, headers, method);
  await eventually(() => expect(lines.some(({ msg }) => msg === 'answered')).toBe(true));
  return { ...answer, isFromMemory: observed.mock.calls.length === 1 };
}

const addDealer = async (name: string) => {
  const now = new Date().toISOString();
  const place = { address: 'Street 1', email: 'dealer@mail.example', phone: '021 0000000' };
  await test.database.db.insert(dealers).values({
    ...{ _id: crypto.randomUUID(), name, city: 'Karachi', ...place, lat: 24.8, lng: 67 },
    ...{ map: 'https://maps.example', services: [], workingHours: {} },
    ...{ createdAt: now, updatedAt: now },
  });
};

const paths = ['/', '/faq', '/api/dealers', '/api/dealers?limit=5', '/api/config'];
const encodings = ['br', 'gzip', 'identity'];

describe('an answer from memory', () => {
  it.each(paths.flatMap((path) => encodings.map((encoding) => ({ path, encoding }))))(
    '$path as $encoding has the bytes and headers of the framework’s',
    async ({ path, encoding }) => {
      const sent = { 'accept-encoding': encoding };
      const { isFromMemory, headers, status, text } = await readAgain(path, sent);
      expect({ isFromMemory, status }).toEqual({ isFromMemory: true, status: 200 });
      const plain = { 'accept-encoding': 'identity' };
      expect(text).toBe((await test.call({ method: 'GET', url: path, headers: plain })).body);
      const framework = await test.call({ method: 'GET', url: path, headers: sent });
      const own = ['date', 'connection', 'keep-alive', 'x-request-id'];
      const list = (all: Iterable<[string, unknown]>) =>
        Object.fromEntries([...all].filter(([name]) => !own.includes(name)));
      expect(list(headers)).toEqual(
        list(Object.entries(framework.headers).map(([name, value]) => [name, String(value)])),
      );
    },
  );

  it.each(paths)('%s is 304 without a body for who has it', async (path) => {
    const etag = (await read(path)).headers.get('etag') ?? '';
    const again = await readAgain(path, { 'if-none-match': etag });
    expect(again).toMatchObject({ status: 304, text: '', isFromMemory: true });
    expect(again.headers.get('etag')).toBe(etag);
  });

  it.each(['/faq', '/api/dealers'])(
    '%s has a new request id, which its log line names',
    async (path) => {
      const { headers } = await readAgain(path);
      const id = headers.get('x-request-id');
      expect(id).toMatch(/^[\da-f-]{36}$/);
      expect(lines).toEqual([
        expect.objectContaining({ msg: 'answered', requestId: id, method: 'GET', status: 200 }),
      ]);
      expect((await read(path)).headers.get('x-request-id')).not.toBe(id);
    },
  );

  it('is counted like any other, by its route', async () => {
    await readAgain('/api/dealers');
    const text = await metrics.read();
    expect(text).toMatch(/_count\{method="GET",route="\/api\/dealers",status="200"\} [1-9]/);
    expect(text).not.toContain('limit=5');
  });

  it('shows a change once it is announced', async () => {
    expect((await readAgain('/api/dealers')).isFromMemory).toBe(true);
    await addDealer('Dealer of the newest list');
    expect((await read('/api/dealers')).text).not.toContain('Dealer of the newest list');
    await announceChange(test.database.db, 'dealers');
    await eventually(async () =>
      expect((await read('/api/dealers')).text).toContain('Dealer of the newest list'),
    );
  });
});

describe('the framework answers', () => {
  it.each(['session=any', 'theme=dark; __Host-session=any'])(
    'the API’s lists with the cookie %s',
    async (cookie) => {
      await read('/api/dealers');
      expect(await readAgain('/api/dealers', { cookie })).toMatchObject({
        status: 200,
        isFromMemory: false,
      });
    },
  );

  it('HEAD', async () => {
    await read('/faq');
    const { text, status, isFromMemory } = await readAgain('/faq', {}, 'HEAD');
    expect({ text, status, isFromMemory }).toEqual({ text: '', status: 200, isFromMemory: false });
  });

  it('a list that is searched', async () => {
    expect((await readAgain('/api/dealers?search=motors')).isFromMemory).toBe(false);
  });
});

it('a request without a valid host is refused, also for what is in memory', async () => {
  await read('/faq');
  const connection = openRaw(port);
  connection.send('GET /faq HTTP/1.1\r\nHost: a b\r\n\r\n');
  await connection.closed;
  expect(connection.received()).toMatch(/^HTTP\/1.1 400 /);
});
