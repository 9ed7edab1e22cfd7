import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { StaffSession } from '#contract/staff-accounts.ts';
import { eventDesk } from '#server/content/desk.ts';
import { contentForm } from '#tests/content-forms.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { makeMp4 } from '#tests/files/videos.ts';
import { multipartOf } from '#tests/support/multipart.ts';
import { hasNginx, startNginx } from '#tests/support/nginx.ts';
import {
  signInAt,
  staffPassword,
  startTwoProcesses,
  type TwoProcesses,
} from '#tests/support/two-processes.ts';

const megabyte = 1024 * 1024;

describe.skipIf(!hasNginx)('behind nginx, with the configuration that ships', () => {
  let both: TwoProcesses;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let cookie: string;

  beforeAll(async () => {
    both = await startTwoProcesses({ TRUST_PROXY: '1', LOG_LEVEL: 'info' });
    nginx = await startNginx([both.first.port, both.second.port]);
    cookie = await signInAt(nginx.origin);
  });
  afterAll(async () => {
    await nginx?.stop();
    await both?.stop();
  });

  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(nginx.origin + path, { method: 'POST', headers, body });

  /** A call from another address of this machine, which stands for a visitor's. */
  async function callFrom(localAddress: string, options: RequestOptions, body = '') {
    const sent = request({ host: '127.0.0.1', port: nginx.port, localAddress, ...options });
    const [answer] = (await once(sent.end(body), 'response')) as [IncomingMessage];
    return { headers: answer.headers, body: await buffer(answer) };
  }

  it('both processes answer, and pages come as the product has compressed them', async () => {
    for (let call = 0; call < 8; call += 1) {
      const answer = await fetch(`${nginx.origin}/api/dealers`);
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
    }
    expect(both.first.printed()).toContain('"route":"/api/dealers"');
    expect(both.second.printed()).toContain('"route":"/api/dealers"');
    const headers = { 'accept-encoding': 'br' };
    const page = await callFrom('127.0.0.1', { path: '/faq', headers });
    expect(page.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(page.body).toString()).toContain('</html>');
  });

  it('a form of the site’s own is taken, a foreign one refused: Host arrives as it was asked for', async () => {
    const body = JSON.stringify(makeTestDrive());
    const json = { 'content-type': 'application/json' };
    const own = await post('/api/test-drive/book', body, { ...json, origin: nginx.origin });
    expect(own.status).toBe(201);
    const foreign = { ...json, origin: 'http://evil.example' };
    expect((await post('/api/test-drive/book', body, foreign)).status).toBe(403);
    const posing = { ...foreign, 'x-forwarded-host': 'evil.example' };
    expect((await post('/api/test-drive/book', body, posing)).status).toBe(403);
  });

  it('a visitor is known by their own address, whatever they claim', async () => {
    const visitor = '127.0.0.7';
    const forged = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' };
    const body = JSON.stringify({ username: 'media', password: staffPassword });
    const headers = { ...forged, 'content-type': 'application/json' };
    const login = { method: 'POST', path: '/api/admin/login', headers };
    const signedIn = await callFrom(visitor, login, body);
    const own = signedIn.headers['set-cookie']?.[0]?.split(';')[0];
    const sessions = await fetch(`${nginx.origin}/api/admin/me/sessions`, {
      headers: { cookie: String(own) },
    });
    const { data } = await sessions.json();
    expect(data.map(({ ipAddress }: StaffSession) => ipAddress)).toEqual([visitor]);
  });

  it('events reach the office as they happen', async () => {
    const stop = new AbortController();
    const stream = await fetch(`${nginx.origin}/api/admin/live`, {
      headers: { cookie },
      signal: stop.signal,
    });
    let heard = '';
    const reading = (async () => {
      const decoder = new TextDecoder();
      for await (const part of stream.body ?? []) heard += decoder.decode(part);
    })().catch(() => {});
    await vi.waitFor(() => expect(heard).toContain('event: ready'), 2_000);
    const json = { 'content-type': 'application/json' };
    await post('/api/test-drive/book', JSON.stringify(makeTestDrive()), json);
    await vi.waitFor(() => expect(heard).toContain('data: {"kind":"test-drives"}'), 6_000);
    stop.abort();
    await reading;
  });

  it('a film is published, and played in parts', async () => {
    const film = { name: 'film.mp4', content: makeMp4() };
    const { payload, headers } = multipartOf(contentForm(eventDesk, { media0: film }));
    const answer = await post('/api/events', new Uint8Array(payload), { cookie, ...headers });
    expect(answer.status).toBe(201);
    const { data } = await answer.json();
    const [{ url }] = data.mediaFiles;
    const part = await fetch(nginx.origin + url, { headers: { range: 'bytes=4-7' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toMatch(/^bytes 4-7\//);
    expect(Buffer.from(await part.arrayBuffer()).toString()).toBe('ftyp');
  });

  it('what is larger than a form may be is stopped at the door, but not what staff publish', async () => {
    const large = new Uint8Array(31 * megabyte);
    expect((await post('/careers/apply', large)).status).toBe(413);
    const film = { name: 'film.mp4', content: Buffer.from(large) };
    const { payload, headers } = multipartOf(contentForm(eventDesk, { media0: film }));
    const judged = await post('/api/events', new Uint8Array(payload), { cookie, ...headers });
    expect(judged.status).toBe(415);
  });

  it('when a process is killed, visitors notice nothing', async () => {
    await both.first.end('SIGKILL');
    for (let call = 0; call < 20; call += 1) {
      const answer = await fetch(`${nginx.origin}/faq`);
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
    }
    const json = { 'content-type': 'application/json' };
    const stored = await post('/api/test-drive/book', JSON.stringify(makeTestDrive()), json);
    expect(stored.status).toBe(201);
  });
});
