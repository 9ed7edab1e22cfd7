import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTestDrive } from '#tests/factories.ts';
import { eventually } from '#tests/support/eventually.ts';
import { buildPostHead, openRaw } from '#tests/support/raw-http.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const lines: { level: number; msg: string }[] = [];
let test: TestApp;
let port: number;
beforeAll(async () => {
  const write = (line: string) => void lines.push(JSON.parse(line));
  test = await startTestApp({ logger: pino({ level: 'debug' }, { write }) });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => test.close());
afterEach(() => {
  vi.useRealTimers();
});

const megabyte = 1024 * 1024;
const contact = '/api/contact/submit';

/** Sends a request that closes its connection; returns the status of the response. */
async function readStatus(request: string): Promise<number> {
  const connection = openRaw(port);
  connection.send(request);
  await connection.closed;
  return Number(/^HTTP\/1.1 (\d+)/.exec(connection.received())?.[1]);
}

describe('the Host of a request', () => {
  const ask = (lines: string, path = '/find-a-dealer?search=Secret', version = '1.1') =>
    readStatus(`GET ${path} HTTP/${version}\r\n${lines}Connection: close\r\n\r\n`);

  it.each(['a b', '[', '%', 'cars.example:99999', 'a@b', 'x"><script>', 'a/b', 'a\\b', ''])(
    'is refused without a warning if it is %j, for a page and for the API',
    async (host) => {
      lines.length = 0;
      expect(await ask(`Host: ${host}\r\n`)).toBe(400);
      expect(await ask(`Host: ${host}\r\n`, '/api/dealers')).toBe(400);
      expect(JSON.stringify(lines)).not.toContain('Secret');
      expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
    },
  );

  it('is refused if it is sent twice, or not at all with HTTP/1.1', async () => {
    expect(await ask('Host: cars.example\r\nHOST: cars.example\r\n')).toBe(400);
    expect(await ask('')).toBe(400);
  });

  it('is accepted if it is valid, and may be missing with HTTP/1.0', async () => {
    for (const host of ['cars.example', 'cars.example:8080', '[::1]:3000', '127.0.0.1']) {
      expect(await ask(`Host: ${host}\r\n`), host).toBe(200);
    }
    expect(await ask('', '/find-a-dealer?search=x', '1.0')).toBe(200);
    expect(await ask('', '/faq', '1.0')).toBe(200);
  });
});

describe('a body that never arrives', () => {
  /** Sends half of a request, then moves the server’s timers on by 31 seconds. */
  async function sendHalf(path: string, type: string) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const connection = openRaw(port);
    const arrived = once(test.app.server, 'request');
    connection.send(`${buildPostHead(path, 1_000, type)}{`);
    await arrived;
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(31_000);
    return connection;
  }

  it.each([
    [contact, 'application/json'],
    ['/contact-us', 'application/x-www-form-urlencoded'],
    ['/api/admin/login', 'application/json'],
    ['/nowhere', 'application/x-www-form-urlencoded'],
  ])('to %s gets 408 after 30 seconds', async (path, type) => {
    lines.length = 0;
    const { received, closed } = await sendHalf(path, type);
    await vi.advanceTimersByTimeAsync(3_000);
    await closed;
    expect(received()).toMatch(/^HTTP\/1.1 408 /);
    const requestId = /^x-request-id: (.+)\r$/im.exec(received())?.[1];
    expect(lines).toContainEqual(expect.objectContaining({ requestId, status: 408 }));
  });

  it('does not time out after 30 seconds if the form uploads files', async () => {
    const type = 'multipart/form-data; boundary=x';
    const { socket, received } = await sendHalf('/api/job-application/apply', type);
    expect([received(), socket.destroyed]).toEqual(['', false]);
    socket.destroy();
  });

  it('is not logged as a warning or error if the visitor disconnects', async () => {
    lines.length = 0;
    const requests = [contact, '/contact-us', '/api/job-application/apply', '/careers/apply'];
    const types = ['application/json', 'application/x-www-form-urlencoded'];
    for (const [at, path] of requests.entries()) {
      const { socket, send } = openRaw(port);
      const arrived = once(test.app.server, 'request');
      send(`${buildPostHead(path, 1_000, types[at] ?? 'multipart/form-data; boundary=x')}--x`);
      await arrived;
      await new Promise((resolve) => setTimeout(resolve, 50));
      socket.destroy();
    }
    const countLogged = () =>
      lines.filter(({ msg }) => msg === 'a client aborted its request').length;
    await eventually(() => expect(countLogged()).toBeGreaterThanOrEqual(3));
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  });
});

describe('a request that is refused before its body is read', () => {
  const get = 'GET /api/dealers?limit=1 HTTP/1.1\r\nHost: cars.example\r\n\r\n';

  it.each([
    [contact, 'application/json', 413],
    ['/contact-us', 'application/x-www-form-urlencoded', 413],
    [contact, 'text/csv', 415],
    ['/api/admin/accounts', 'application/json', 401],
  ])(
    'to %s as %s gets its response, is read to the end, and keeps its connection',
    async (path, type, status) => {
      const { received, send, socket } = openRaw(port);
      send(buildPostHead(path, 10 * megabyte, type));
      await eventually(() => expect(received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `)));
      for (let sent = 0; sent < 10; sent += 1) send(Buffer.alloc(megabyte, ' '));
      send(get);
      await eventually(() => expect(received()).toContain('HTTP/1.1 200 '));
      socket.destroy();
    },
  );

  it('gets 413 in each of 20 calls of fetch', async () => {
    const statuses = [];
    for (let times = 0; times < 20; times += 1) {
      const body = new Uint8Array(10 * megabyte);
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`http://127.0.0.1:${port}${contact}`, {
        method: 'POST',
        headers,
        body,
      });
      statuses.push(response.status);
      await response.text();
    }
    expect(statuses).toEqual(Array(20).fill(413));
  });

  it('gets its response before a Connection: close or a bad Host closes the connection', async () => {
    for (const [head, status] of [
      [buildPostHead(contact, 4 * megabyte).replace('\r\n', '\r\nConnection: close\r\n'), 413],
      [buildPostHead(contact, 4 * megabyte).replace('cars.example', 'a b'), 400],
    ] as const) {
      for (let times = 0; times < 10; times += 1) {
        const { received, send, closed } = openRaw(port);
        send(head);
        for (let sent = 0; sent < 4; sent += 1) send(Buffer.alloc(megabyte, ' '));
        await closed;
        expect(received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      }
    }
  });

  it('is cut off after 16 MB, or when the rest does not arrive', async () => {
    const long = openRaw(port);
    long.send(buildPostHead(contact, 64 * megabyte));
    for (let sent = 0; sent < 20; sent += 1) long.send(Buffer.alloc(megabyte, ' '));
    const slow = openRaw(port);
    slow.send(buildPostHead(contact, 64 * megabyte));
    await eventually(() => expect(slow.received()).toMatch(/^HTTP\/1.1 413 /));
    await Promise.all([long.closed, slow.closed]);
  });
});

it('an address can hold 1,000 connections, and open new ones once it closes some', async () => {
  const opened = Array.from({ length: 1_020 }, () => openRaw(port));
  const count = () => opened.filter(({ socket }) => !socket.destroyed).length;
  await eventually(() => expect(count()).toBeLessThanOrEqual(1_000));
  expect(count()).toBeGreaterThan(950);
  const [first, second] = opened.filter(({ socket }) => !socket.destroyed);
  first?.send(`${buildPostHead(contact, 2)}{}`);
  await eventually(() => expect(first?.received()).toMatch(/^HTTP\/1.1 400 /));
  for (const { socket } of opened) if (socket !== second?.socket) socket.destroy();
  await eventually(async () => {
    const body = JSON.stringify(makeTestDrive());
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`http://127.0.0.1:${port}/api/test-drive/book`, {
      method: 'POST',
      headers,
      body,
    });
    expect(response.status).toBe(201);
  });
  second?.socket.destroy();
});
