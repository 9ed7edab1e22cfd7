import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Permission, permissionsOfRole } from '#contract/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Who may call what, by the beginning of its path below /api; the first line that fits counts. */
const table: readonly (readonly [RegExp, Permission | 'staff'])[] = [
  [/^\/(news|events|media)\/stats$/, 'staff'],
  [/^\/contact\/admin\//, 'contact-inquiries'],
  [/^\/vehicle-booking\/admin\//, 'vehicle-bookings'],
  [/^\/test-drive\/admin\//, 'test-drives'],
  [/^\/service\/admin\//, 'service-appointments'],
  [/^\/parts\/admin\//, 'parts-requests'],
  [/^\/job-application\/admin\//, 'job-applications'],
  [/^\/dealer-application\/admin\//, 'dealer-applications'],
  [/^\/newsletter\/admin\//, 'newsletter-subscriptions'],
  [/^\/news\b/, 'news-management'],
  [/^\/events\b/, 'event-management'],
  [/^\/media\b/, 'media-management'],
  [/^\/(dealers|dealer-searches)\b/, 'dealer-management'],
  [/^\/price-calculator\//, 'price-calculator'],
  [/^\/jobs\b/, 'job-openings'],
  [/^\/admin\/accounts\b/, 'staff-management'],
  [/^\/admin\/audit(\/export)?$/, 'audit'],
  [/^\/admin\/(me|dashboard|search|person|logout|live|audit)\b/, 'staff'],
];

/** A stream without an end, the end of the session, and what looks at the record before it answers. */
const apart = ['/admin/live', '/admin/logout', '/admin/audit/{kind}/{id}'];

interface Route {
  method: NonNullable<InjectOptions['method']>;
  path: string;
}

let test: TestApp;
let routes: Route[];
const noRecord = '01900000-0000-7000-8000-000000000000';

const call = ({ method, path }: Route, cookies: Record<string, string> = {}) =>
  test.call({ method, url: `/api${path.replace(/\{\w+\}/g, noRecord)}`, cookies });

beforeAll(async () => {
  test = await startTestApp();
  const { paths } = (await test.call({ method: 'GET', url: '/api/docs' })).json();
  const all: Route[] = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations as object).map((method) => ({
      method: method.toUpperCase() as Route['method'],
      path: path.replace(/^\/api/, ''),
    })),
  );
  const answers = await Promise.all(all.map(async (route) => (await call(route)).statusCode));
  routes = all.filter((_, index) => answers[index] === 401);
});
afterAll(() => test.close());

const accessOf = ({ path }: Route) => table.find(([pattern]) => pattern.test(path))?.[1];

it('every staff route is in the table, and there are many', () => {
  expect(routes.filter((route) => !accessOf(route))).toEqual([]);
  expect(routes.length).toBeGreaterThan(80);
});

describe.each(Object.entries(permissionsOfRole))('%s', (_role, permissions) => {
  it('may call what its permissions say, and nothing else', async () => {
    const cookies = await test.signIn(permissions);
    const held: readonly string[] = [...permissions, 'staff'];
    for (const route of routes.filter(({ path }) => !apart.includes(path))) {
      const { statusCode } = await call(route, cookies);
      const words = `${route.method} ${route.path} ${statusCode}`;
      if (held.includes(accessOf(route) ?? '')) expect([401, 403], words).not.toContain(statusCode);
      else expect(statusCode, words).toBe(403);
    }
  });
});
