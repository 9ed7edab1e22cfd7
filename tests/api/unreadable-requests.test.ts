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

/** Sends the pieces and returns all that is received until the connection ends; rejects if it breaks. */
async function exchange(...pieces: string[]): Promise<string> {
  const socket = connect(Number(address.port), address.hostname);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  for (const piece of pieces) socket.write(piece);
  await once(socket, 'end');
  socket.destroy();
  return received;
}

it.each([
  ['endless headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Long: ', 431],
  ['an endless address', 'GET /?', 431],
  ['a line that is not HTTP', 'HELO there\r\n', 400],
])('%s gets a response while more of it is still arriving', async (_what, begin, status) => {
  for (let times = 0; times < 20; times += 1) {
    const response = await exchange(begin, ...Array(20).fill('x'.repeat(100_000)));
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).toMatch(/\r\n\r\n\{"success":false,"message":"[^"]+","code":"[a-z-]+"\}$/);
  }
});
