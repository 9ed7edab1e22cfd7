import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '#contract/staff/staff-accounts.ts';
import { eventAdminResource } from '#server/resources/content/admin-resource.ts';
import { contentForm } from '#tests/content-forms.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { makeMp4 } from '#tests/files/videos.ts';
import { eventually } from '#tests/support/eventually.ts';
import { buildMultipart } from '#tests/support/multipart.ts';
import { proxies, type ReverseProxy, startProxy } from '#tests/support/proxies.ts';
import {
  signInAt,
  staffPassword,
  startTwoProcesses,
  type TwoProcesses,
} from '#tests/support/two-processes.ts';

const megabyte = 1024 * 1024;

for (const proxy of proxies) {
  describe.skipIf(!proxy.isInstalled)(`behind ${proxy.name} with the shipped configuration`, () =>
    testBehind(proxy),
  );
}

function testBehind(proxy: ReverseProxy): void {
  let both: TwoProcesses;
  let started: Awaited<ReturnType<typeof startProxy>>;
  let cookie: string;

  beforeAll(async () => {
    both = await startTwoProcesses({ TRUST_PROXY: '1', LOG_LEVEL: 'info' });
    started = await startProxy(proxy, [both.first.port, both.second.port]);
    cookie = await signInAt(started.origin);
  });
  afterAll(async () => {
    await started?.stop();
    await both?.stop();
  });

  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(started.origin + path, { method: 'POST', headers, body });

  /** Makes a call from another loopback address, to simulate a visitor's own. */
  async function callFrom(localAddress: string, options: RequestOptions, body = '') {
    const sent = request({ host: '127.0.0.1', port: started.port, localAddress, ...options });
    const [response] = (await once(sent.end(body), 'response')) as [IncomingMessage];
    return { headers: response.headers, body: await buffer(response) };
  }

  it('both processes serve requests, and pages arrive with the product’s compression', async () => {
    for (let call = 0; call < 8; call += 1) {
      const response = await fetch(`${started.origin}/api/dealers`);
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
    expect(both.first.printed()).toContain('"route":"/api/dealers"');
    expect(both.second.printed()).toContain('"route":"/api/dealers"');
    const headers = { 'accept-encoding': 'br' };
    const page = await callFrom('127.0.0.1', { path: '/faq', headers });
    expect(page.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(page.body).toString()).toContain('</html>');
  });

  it('accepts forms from the site and rejects cross-origin forms: Host is passed on unchanged', async () => {
    const body = JSON.stringify(makeTestDrive());
    const json = { 'content-type': 'application/json' };
    const own = await post('/api/test-drive/book', body, { ...json, origin: started.origin });
    expect(own.status).toBe(201);
    const foreign = { ...json, origin: 'http://evil.example' };
    expect((await post('/api/test-drive/book', body, foreign)).status).toBe(403);
    const forged = { ...foreign, 'x-forwarded-host': 'evil.example' };
    expect((await post('/api/test-drive/book', body, forged)).status).toBe(403);
  });

  it('records the visitor’s own address, whatever X-Forwarded-For and Forwarded say', async () => {
    const visitor = '127.0.0.7';
    const forged = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' };
    const body = JSON.stringify({ username: 'media', password: staffPassword });
    const headers = { ...forged, 'content-type': 'application/json' };
    const login = { method: 'POST', path: '/api/admin/login', headers };
    const signedIn = await callFrom(visitor, login, body);
    const own = signedIn.headers['set-cookie']?.[0]?.split(';')[0];
    const sessions = await fetch(`${started.origin}/api/admin/me/sessions`, {
      headers: { cookie: String(own) },
    });
    const { data } = await sessions.json();
    expect(data.map(({ ipAddress }: StaffSession) => ipAddress)).toEqual([visitor]);
  });

  it('gives each request a new id and ignores X-Request-Id', async () => {
    const forged = { 'x-request-id': 'forged' };
    const first = await callFrom('127.0.0.1', { path: '/api/dealers', headers: forged });
    const second = await callFrom('127.0.0.1', { path: '/api/dealers', headers: forged });
    expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('live events reach the back office without buffering', async () => {
    const stop = new AbortController();
    const stream = await fetch(`${started.origin}/api/admin/live`, {
      headers: { cookie },
      signal: stop.signal,
    });
    let received = '';
    const readStream = (async () => {
      const decoder = new TextDecoder();
      for await (const chunk of stream.body ?? []) received += decoder.decode(chunk);
    })().catch(() => {});
    await eventually(() => expect(received).toContain('event: ready'));
    const json = { 'content-type': 'application/json' };
    await post('/api/test-drive/book', JSON.stringify(makeTestDrive()), json);
    await eventually(() => expect(received).toContain('data: {"kind":"test-drives"}'));
    stop.abort();
    await readStream;
  });

  it('staff can publish a video, and range requests for it work', async () => {
    const film = { name: 'film.mp4', content: makeMp4() };
    const { payload, headers } = buildMultipart(contentForm(eventAdminResource, { media0: film }));
    const response = await post('/api/events', new Uint8Array(payload), { cookie, ...headers });
    expect(response.status).toBe(201);
    const { data } = await response.json();
    const [{ url }] = data.mediaFiles;
    const range = await fetch(started.origin + url, { headers: { range: 'bytes=4-7' } });
    expect(range.status).toBe(206);
    expect(range.headers.get('content-range')).toMatch(/^bytes 4-7\//);
    expect(Buffer.from(await range.arrayBuffer()).toString()).toBe('ftyp');
  });

  it('public forms over their size limit are refused, and larger uploads of staff are passed on', async () => {
    const large = Buffer.alloc(31 * megabyte);
    const form = buildMultipart({ cv: { name: 'cv.pdf', content: large } });
    const applied = await post('/careers/apply', new Uint8Array(form.payload), form.headers);
    expect(applied.status).toBe(proxy.limitsBodies ? 413 : 400);
    const film = { name: 'film.mp4', content: large };
    const { payload, headers } = buildMultipart(contentForm(eventAdminResource, { media0: film }));
    const validated = await post('/api/events', new Uint8Array(payload), { cookie, ...headers });
    expect(validated.status).toBe(415);
  });

  it('pages and forms keep working after one process is killed', async () => {
    await both.first.end('SIGKILL');
    for (let call = 0; call < 20; call += 1) {
      const response = await fetch(`${started.origin}/faq`);
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
    const json = { 'content-type': 'application/json' };
    const stored = await post('/api/test-drive/book', JSON.stringify(makeTestDrive()), json);
    expect(stored.status).toBe(201);
  });
}
