import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { findCallers } from '#tests/access-table.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  buildAddress,
  type DeclaredRoute,
  formatRoute,
  noRecord,
  recordRoutes,
} from './all-routes.ts';
import { recordFigure } from './figures.ts';
import { refusedStatuses, unnormalizedSpellings } from './spellings.ts';

let test: TestApp;
let staffRoutes: DeclaredRoute[];
let agent: http.Agent;
beforeAll(async () => {
  const { frontEnds, routes } = await recordRoutes();
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }), frontEnds });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  staffRoutes = routes.filter((route) => findCallers(formatRoute(route)) !== 'public');
  agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
});
afterAll(async () => {
  agent.destroy();
  await test.close();
});

/** Sends a path as it is, without a session, and returns the status. HTTP clients would normalize it. */
function sendRawPath(method: string, path: string): Promise<number | undefined> {
  const { port } = test.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.request({ agent, host: '127.0.0.1', port, method, path }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    request.on('error', reject).end();
  });
}

it('a path that no client normalized gives no access to a staff route without a session', async () => {
  const reached: string[] = [];
  const spellings = Object.entries(unnormalizedSpellings);
  for (const { method, url } of staffRoutes) {
    const path = buildAddress(url, noRecord);
    for (const [name, spelled] of spellings) {
      const status = await sendRawPath(String(method), spelled(path));
      if (!refusedStatuses.includes(status ?? 0))
        reached.push(`${method} ${url}, ${name}: ${status}`);
    }
  }
  expect(staffRoutes.length).toBeGreaterThan(150);
  expect(reached).toEqual([]);
  recordFigure({
    promise: 'Authorization',
    measured: `staff routes reached by unnormalized paths (${spellings.map(([name]) => name).join(', ')}), of ${staffRoutes.length * spellings.length} calls`,
    bar: '0',
    found: String(reached.length),
  });
});
