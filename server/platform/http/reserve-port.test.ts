import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { explainListenError, reservePort } from './reserve-port.ts';

it('serves 503 on a reserved port until it is released, when another server can listen on it', async () => {
  const { port, release } = await reservePort({ PORT: 0, HOST: '127.0.0.1' });
  const response = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  await release();
  await release();
  const server = createServer((_request, reply) => reply.end('here'));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
  server.closeAllConnections();
  server.close();
});

it.each([
  ['EADDRINUSE', 'PORT 80 is used by another program'],
  ['EACCES', 'PORT 80 needs rights that this user lacks'],
  ['EADDRNOTAVAIL', 'HOST ::9 is not an address of this machine'],
  ['ENOTFOUND', 'HOST ::9 is not a known host name'],
  ['EMFILE', 'Cannot listen on HOST ::9, PORT 80: too many'],
])('explains %s with the setting at fault: %s', (code, text) => {
  const error = Object.assign(new Error('too many'), { code });
  expect(explainListenError(error, { PORT: 80, HOST: '::9' }).message).toContain(text);
});
