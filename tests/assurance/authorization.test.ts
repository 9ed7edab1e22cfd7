import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { findCallers } from '#tests/access-table.ts';
import {
  buildAddress,
  type DeclaredRoute,
  formatRoute,
  noRecord,
  recordRoutes,
  unknownRoutes,
} from './all-routes.ts';
import { type Caller, createCallers, mayCall } from './callers.ts';
import { recordFigure } from './figures.ts';
import { sized } from './scale.ts';
import { refusedStatuses, spellings } from './spellings.ts';
import { checksums } from './stored-rows.ts';
import { ValidCalls } from './valid-calls.ts';
import { callBriefly, openWriteContext, type WriteContext } from './writes.ts';

/** Ends the caller's own session, so it is left out. */
const ownLogout = 'POST /api/admin/logout';
/** In short runs only every seventh caller tries other spellings: one without a session, one with. */
const spellingStep = sized({ short: 7, long: 1 });

let context: WriteContext;
let routes: DeclaredRoute[];
let callers: Caller[];
let validCalls: ValidCalls;

beforeAll(async () => {
  const { frontEnds, routes: recorded } = await recordRoutes();
  context = await openWriteContext({ env: readEnv({ RATE_LIMIT: 'off' }), frontEnds });
  routes = recorded;
  validCalls = await ValidCalls.prepare(context);
  callers = await createCallers(context.test);
});
afterAll(() => context.test.close());

const listAllowedCallers = (route: DeclaredRoute) => findCallers(formatRoute(route)) ?? [];
const refusedTo = (caller: Caller) =>
  routes.filter((route) => !mayCall(caller, listAllowedCallers(route)));

it('the access table lists every route', () => {
  expect(unknownRoutes(routes)).toEqual([]);
  expect(routes.length).toBeGreaterThan(200);
});

/** Calls every route the caller has no access to. Returns calls that were not refused and tables that changed. */
async function callForbiddenRoutes(caller: Caller) {
  const expected = caller.held === null ? 401 : 403;
  const wrong: string[] = [];
  const before = await checksums(context.test.database);
  for (const route of refusedTo(caller)) {
    const { statusCode } = await validCalls.call(route, caller);
    if (statusCode !== expected) wrong.push(`${caller.name}: ${formatRoute(route)} ${statusCode}`);
  }
  const after = await checksums(context.test.database);
  const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
  return { wrong, changed: changed.map((table) => `${caller.name}: ${table}`) };
}

/** Calls every route the caller may use, with an unknown id. Returns calls that were refused or may be cached. */
async function callAllowedRoutes(caller: Caller): Promise<string[]> {
  const wrong: string[] = [];
  for (const route of routes) {
    if (formatRoute(route) === ownLogout || !mayCall(caller, listAllowedCallers(route))) continue;
    const { method, url } = route;
    const { statusCode, headers } = await callBriefly(context.test, {
      method,
      url: buildAddress(url, noRecord),
      cookies: caller.cookies,
    });
    if (listAllowedCallers(route) !== 'public' && headers['cache-control'] !== 'no-store') {
      wrong.push(`${formatRoute(route)} may be cached`);
    }
    if ([401, 403].includes(statusCode))
      wrong.push(`${caller.name} was refused: ${formatRoute(route)}`);
  }
  return wrong;
}

it('every route admits only the callers in the access table, and a refused call changes no data', async () => {
  const wrong: string[] = [];
  const changed: string[] = [];
  for (const caller of callers) {
    const found = await callForbiddenRoutes(caller);
    wrong.push(...found.wrong, ...(await callAllowedRoutes(caller)));
    changed.push(...found.changed);
  }
  expect(wrong).toEqual([]);
  expect(changed).toEqual([]);
  recordFigure({
    promise: 'Authorization',
    measured: `calls whose status contradicts the access table, of ${routes.length} routes × ${callers.length} callers; tables that refused calls changed`,
    bar: '0; 0',
    found: `${wrong.length}; ${changed.length}`,
  });
});

it('spelling a path differently gives no access to a forbidden route', async () => {
  const reached: string[] = [];
  const changed: string[] = [];
  let calls = 0;
  for (const caller of callers.filter((_, position) => position % spellingStep === 0)) {
    const before = await checksums(context.test.database);
    for (const route of refusedTo(caller)) {
      for (const [name, spelled] of Object.entries(spellings)) {
        const { statusCode, headers } = await validCalls.call(route, caller, spelled);
        calls += 1;
        const plain = validCalls.buildAddress(route);
        const isMoved = statusCode === 308 && headers.location === plain;
        if (isMoved || refusedStatuses.includes(statusCode)) continue;
        reached.push(
          `${caller.name}: ${formatRoute(route)}, ${name}: ${statusCode} ${headers.location}`,
        );
      }
    }
    const after = await checksums(context.test.database);
    if (JSON.stringify(after) !== JSON.stringify(before)) changed.push(caller.name);
  }
  expect(reached).toEqual([]);
  expect(changed).toEqual([]);
  recordFigure({
    promise: 'Authorization',
    measured: `forbidden routes reached by other spellings (${Object.keys(spellings).join(', ')}), of ${calls} calls`,
    bar: '0',
    found: String(reached.length),
  });
});
