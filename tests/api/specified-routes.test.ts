import { readFileSync } from 'node:fs';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadBuiltFrontEnds } from '#server/delivery/front-ends/built.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const declared: string[] = [];
let test: TestApp;

/** Collects a route as docs/spec/routes.md lists it, except HEAD and paths outside /api. */
function collectRoute({ method, url, config }: RouteOptions): void {
  const path = /^\/api(\/.+)$/.exec(url)?.[1];
  if (!path || path === '/*') return;
  for (const one of [method].flat()) {
    if (one !== 'HEAD') declared.push(`| ${one} | ${path} | ${config?.access} |`);
  }
}

beforeAll(async () => {
  const frontEnds = await loadBuiltFrontEnds();
  const attachTo: typeof frontEnds.attachTo = async (app) => {
    app.addHook('onRoute', collectRoute);
  };
  test = await startTestApp({ frontEnds: { ...frontEnds, attachTo } });
});
afterAll(() => test.close());

it('the specification lists every route of the API with its access, and no other', () => {
  const text = readFileSync('docs/spec/routes.md', 'utf8');
  const listed = [...text.matchAll(/^\| (?:GET|POST|PUT|PATCH|DELETE) \|.*$/gm)].map(
    ([row]) => row,
  );
  expect(listed).toEqual(declared.sort(compareRoutes));
});

/** Sorts by path, then by method. */
function compareRoutes(one: string, other: string): number {
  const key = (row: string) => row.split(' | ').slice(1, 2).concat(row).join(' ');
  return key(one) < key(other) ? -1 : 1;
}
