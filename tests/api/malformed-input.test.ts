import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissions } from '#contract/staff/staff.ts';
import { type DocumentedOperation, readApiDocument } from '#tests/support/api-document.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const unknownId = '01900000-0000-7000-8000-000000000000';

interface Operation extends DocumentedOperation {
  method: string;
  /** With parameters in braces: '/api/dealers/{id}'. */
  path: string;
}

const document = await readApiDocument();
const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]) => ({ ...one, method: method.toUpperCase(), path })),
);

let test: TestApp;
let everything: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  everything = await test.signIn(permissions, 'Everything');
});
afterAll(() => test.close());

const call = ({ method }: Operation, url: string) =>
  test.call({ method: method as NonNullable<InjectOptions['method']>, url, cookies: everything });

/** Puts an id where a path takes one, and a dealer's kind of request where it takes a slug. */
const fillPath = (path: string, id: string) =>
  path
    .replace(/\{(slug|kind)\}/g, 'test-drives')
    .replace('{token}', 'A'.repeat(22))
    .replace(/\{(id|sessionId)\}/g, id);

describe('a malformed id in a path', () => {
  const withId = operations.filter(({ path }) => path.includes('{id}'));
  const reads = withId.filter(({ method }) => method === 'GET');
  const writes = withId.filter(({ method }) => method !== 'GET');

  it('occurs in public and staff reads, and in writes', () => {
    expect(reads.map(({ path }) => path)).toContain('/api/news/public/{id}');
    expect(reads.length).toBeGreaterThan(15);
    expect(writes.length).toBeGreaterThan(30);
  });

  it.each(reads)('is 404 in $method $path', async (operation) => {
    const url = fillPath(operation.path, 'none');
    const response = await call(operation, url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      success: false,
      message: 'There is no record with this id',
      code: 'record-unknown',
    });
    expect((await test.call({ method: 'HEAD', url, cookies: everything })).statusCode).toBe(404);
  });

  it.each(writes)('is 400 in $method $path', async (operation) => {
    const response = await call(operation, fillPath(operation.path, 'none'));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toContainEqual({
      field: 'id',
      message: 'There is no record with this id',
      code: 'record-unknown',
    });
  });

  it('is not described as a 400 of reads that take nothing else', () => {
    const described = reads.filter(({ parameters = [] }) =>
      parameters.every((one) => one.in === 'path'),
    );
    expect(described.length).toBeGreaterThan(10);
    for (const { responses } of described) {
      expect(Object.keys(responses)).toContain('404');
      expect(Object.keys(responses)).not.toContain('400');
    }
  });
});

describe('a day in a query', () => {
  const isDay = (name: string) => /^(from|to|until|day|date)$/.test(name);
  const withDay = operations.flatMap((operation) =>
    (operation.parameters ?? [])
      .filter((one) => one.in === 'query' && isDay(one.name))
      .map(({ name }) => ({ name, path: operation.path, operation })),
  );

  it('is taken by lists, reports, the calendar, free times, closures, quotes and the audit', () => {
    const paths = new Set(withDay.map(({ path }) => path));
    for (const path of [
      '/api/test-drive/admin/test-drives',
      '/api/test-drive/admin/test-drives/export',
      '/api/test-drive/admin/test-drives/status-counts',
      '/api/admin/audit',
      '/api/admin/dashboard/work',
      '/api/admin/reports/funnel',
      '/api/appointments/admin/calendar',
      '/api/appointments/admin/closures',
      '/api/appointments/slots',
      '/api/appointments/{token}/slots',
      '/api/quotes/on-road',
    ]) {
      expect(paths).toContain(path);
    }
  });

  it.each(withDay)('$name of $path must exist', async ({ name, path, operation }) => {
    for (const day of ['2026-13-45', '2026-02-30', '31/02/2026', 'tomorrow']) {
      const url = `${fillPath(path, unknownId)}?${new URLSearchParams({ [name]: day })}`;
      const response = await call(operation, url);
      expect(response.statusCode, day).toBe(400);
      const fields = response.json().errors.map(({ field }: { field: string }) => field);
      expect(fields, day).toContain(name);
    }
  });
});
