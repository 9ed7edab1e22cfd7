import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { callableBy } from '#tests/access-table.ts';
import {
  addressOf,
  type DeclaredRoute,
  nameOf,
  noRecord,
  routeNotingFrontEnds,
  unknownRoutes,
} from './all-routes.ts';
import { type Caller, callersOf, mayCall } from './callers.ts';
import { CallsInEarnest } from './calls-in-earnest.ts';
import { recordFigure } from './figures.ts';
import { sized } from './scale.ts';
import { shut, spellings } from './spellings.ts';
import { checksums } from './stored-rows.ts';
import { callBriefly, openWorld, type World } from './writes.ts';

/** The end of the caller's own session. */
const apart = 'POST /api/admin/logout';
/** Who tries other spellings: everybody, or one without and one with a session. */
const spellingStep = sized({ short: 7, long: 1 });

let world: World;
let routes: DeclaredRoute[];
let callers: Caller[];
let inEarnest: CallsInEarnest;

beforeAll(async () => {
  const { frontEnds, routes: noted } = await routeNotingFrontEnds();
  world = await openWorld({ env: readEnv({ RATE_LIMIT: 'off' }), frontEnds });
  routes = noted;
  inEarnest = await CallsInEarnest.of(world);
  callers = await callersOf(world.test);
});
afterAll(() => world.test.close());

const whomOf = (route: DeclaredRoute) => callableBy(nameOf(route)) ?? [];
const refusedTo = (caller: Caller) => routes.filter((route) => !mayCall(caller, whomOf(route)));

it('the table knows every route', () => {
  expect(unknownRoutes(routes)).toEqual([]);
  expect(routes.length).toBeGreaterThan(200);
});

/** Calls all that is not for a caller; answers what was not refused, and the tables that changed. */
async function callWhatIsNotFor(caller: Caller) {
  const right = caller.held === null ? 401 : 403;
  const wrong: string[] = [];
  const before = await checksums(world.test.database);
  for (const route of refusedTo(caller)) {
    const { statusCode } = await inEarnest.call(route, caller);
    if (statusCode !== right) wrong.push(`${caller.name}: ${nameOf(route)} ${statusCode}`);
  }
  const after = await checksums(world.test.database);
  const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
  return { wrong, changed: changed.map((table) => `${caller.name}: ${table}`) };
}

/** Calls all that is for a caller, about no record; answers what was refused, or might be kept by a cache. */
async function callWhatIsFor(caller: Caller): Promise<string[]> {
  const wrong: string[] = [];
  for (const route of routes) {
    if (nameOf(route) === apart || !mayCall(caller, whomOf(route))) continue;
    const { method, url } = route;
    const { statusCode, headers } = await callBriefly(world.test, {
      method,
      url: addressOf(url, noRecord),
      cookies: caller.cookies,
    });
    if (whomOf(route) !== 'public' && headers['cache-control'] !== 'no-store') {
      wrong.push(`${nameOf(route)} might be kept`);
    }
    if ([401, 403].includes(statusCode)) wrong.push(`${caller.name} was refused: ${nameOf(route)}`);
  }
  return wrong;
}

it('every route lets in whom the table names, and nobody else; a refusal changes nothing', async () => {
  const wrong: string[] = [];
  const changed: string[] = [];
  for (const caller of callers) {
    const found = await callWhatIsNotFor(caller);
    wrong.push(...found.wrong, ...(await callWhatIsFor(caller)));
    changed.push(...found.changed);
  }
  expect(wrong).toEqual([]);
  expect(changed).toEqual([]);
  recordFigure({
    promise: 'Authorisation',
    measured: `calls answered other than the table says, of ${routes.length} routes × ${callers.length} callers; tables that refused calls changed`,
    bar: '0; 0',
    found: `${wrong.length}; ${changed.length}`,
  });
});

it('another spelling of an address opens no door that is shut', async () => {
  const opened: string[] = [];
  const changed: string[] = [];
  let calls = 0;
  for (const caller of callers.filter((_, position) => position % spellingStep === 0)) {
    const before = await checksums(world.test.database);
    for (const route of refusedTo(caller)) {
      for (const [name, spelled] of Object.entries(spellings)) {
        const { statusCode, headers } = await inEarnest.call(route, caller, spelled);
        calls += 1;
        const plain = inEarnest.addressOf(route);
        const isMoved = statusCode === 308 && headers.location === plain;
        if (isMoved || shut.includes(statusCode)) continue;
        opened.push(`${caller.name}: ${nameOf(route)}, ${name}: ${statusCode} ${headers.location}`);
      }
    }
    const after = await checksums(world.test.database);
    if (JSON.stringify(after) !== JSON.stringify(before)) changed.push(caller.name);
  }
  expect(opened).toEqual([]);
  expect(changed).toEqual([]);
  recordFigure({
    promise: 'Authorisation',
    measured: `doors opened by other spellings (${Object.keys(spellings).join(', ')}), of ${calls} calls`,
    bar: '0',
    found: String(opened.length),
  });
});
