import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let address: URL;
beforeAll(async () => {
  test = await startTestApp();
  address = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => test.close());

/** Everything that is answered to these bytes until the connection ends; a broken connection rejects. */
async function answerTo(...pieces: string[]): Promise<string> {
  const socket = connect(Number(address.port), address.hostname);
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  for (const piece of pieces) socket.write(piece);
  await once(socket, 'end');
  socket.destroy();
  return heard;
}

it.each([
  ['headers without end', 'GET / HTTP/1.1\r\nHost: x\r\nX-Long: ', 431],
  ['an address without end', 'GET /?', 431],
  ['no HTTP', 'HELO there\r\n', 400],
])('%s is answered, however much of it is still on its way', async (_what, begin, status) => {
  for (let times = 0; times < 20; times += 1) {
    const answer = await answerTo(begin, ...Array(20).fill('x'.repeat(100_000)));
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/\r\n\r\n\{"success":false,"message":"[^"]+"\}$/);
  }
});
