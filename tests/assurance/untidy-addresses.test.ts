import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { callableBy } from '#tests/access-table.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  addressOf,
  type DeclaredRoute,
  nameOf,
  noRecord,
  routeNotingFrontEnds,
} from './all-routes.ts';
import { recordFigure } from './figures.ts';
import { shut, untidySpellings } from './spellings.ts';

let test: TestApp;
let staffRoutes: DeclaredRoute[];
let agent: http.Agent;
beforeAll(async () => {
  const { frontEnds, routes } = await routeNotingFrontEnds();
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }), frontEnds });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  staffRoutes = routes.filter((route) => callableBy(nameOf(route)) !== 'public');
  agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
});
afterAll(async () => {
  agent.destroy();
  await test.close();
});

/** The status that a stranger gets at an address which nothing tidies on its way. */
function statusAt(method: string, path: string): Promise<number | undefined> {
  const { port } = test.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.request({ agent, host: '127.0.0.1', port, method, path }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    request.on('error', reject).end();
  });
}

it('an address that was not tidied on its way opens no door to a stranger', async () => {
  const opened: string[] = [];
  const ways = Object.entries(untidySpellings);
  for (const { method, url } of staffRoutes) {
    const path = addressOf(url, noRecord);
    for (const [name, spelled] of ways) {
      const status = await statusAt(String(method), spelled(path));
      if (!shut.includes(status ?? 0)) opened.push(`${method} ${url}, ${name}: ${status}`);
    }
  }
  expect(staffRoutes.length).toBeGreaterThan(150);
  expect(opened).toEqual([]);
  recordFigure({
    promise: 'Authorisation',
    measured: `doors opened over a bare line (${ways.map(([name]) => name).join(', ')}), of ${staffRoutes.length * ways.length} calls`,
    bar: '0',
    found: String(opened.length),
  });
});
