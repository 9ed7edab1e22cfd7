import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type FaultCode, faultParams } from '#contract/input/fault-codes.ts';
import { fieldErrors } from '#contract/input/issues.ts';
import { listFields } from '#contract/input/read-form.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import type { z } from '#contract/zod.ts';
import { buildBareApi } from '#tests/support/api-document.ts';

// Registering all routes takes seconds on a busy machine.
vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 });

/** Values that some schema or other refuses; paths and headers hold texts only. */
const hostileTexts = [
  '',
  'x',
  'y'.repeat(60_000),
  'a\u0000b',
  '2001-02-30',
  '2001-02-03',
  '1e3',
  '-7',
  '999999999999999',
  '45.000',
];
const hostileValues = [...hostileTexts, undefined, null, 7, 1.5, -1e15, true, {}, [], [7]];

interface Reached {
  route: string;
  values: readonly unknown[];
  schema: z.ZodMiniType;
}

type Parts = Partial<Record<'body' | 'querystring' | 'params' | 'headers', z.ZodMiniType>>;

/** The schemas of a route, with the values that can reach them. */
const listParts = (route: string, { body, querystring, params, headers }: Parts): Reached[] =>
  [
    { schema: body, values: hostileValues },
    { schema: querystring, values: hostileValues },
    { schema: params, values: hostileTexts },
    { schema: headers, values: hostileTexts },
  ].flatMap(({ schema, values }) => (schema ? [{ route, schema, values }] : []));

let reached: Reached[];
beforeAll(async () => {
  reached = leadTypes.flatMap(({ slug, input }) => listParts(slug, { body: input }));
  await buildBareApi((app) => {
    app.addHook('onRoute', ({ method, url, config, schema = {} }) => {
      // Staff sign in there.
      if (config?.access !== 'public' || url === '/api/admin/login') return;
      reached.push(...listParts(`${method} ${url}`, schema as Parts));
    });
  });
});

/** The errors of a schema for each of the values, in all of its fields. */
const listErrors = ({ schema, values }: Reached) =>
  values.flatMap((value) => {
    const names = Object.keys(listFields(schema));
    const { error } = schema.safeParse(Object.fromEntries(names.map((name) => [name, value])));
    return fieldErrors(error?.issues ?? []);
  });

describe('what visitors send', () => {
  it('never answers with the generic code', () => {
    const routes = reached.map(({ route }) => route);
    for (const url of ['POST /api/quotes', 'GET /api/dealers', 'POST /api/newsletter/subscribe']) {
      expect(routes).toContain(url);
    }
    const generic = reached.flatMap((one) =>
      listErrors(one)
        .filter(({ code }) => code === 'invalid')
        .map(({ field, message }) => `${one.route}: ${field}: ${message}`),
    );
    expect([...new Set(generic)]).toEqual([]);
  });

  it('has params with the values that the message names', () => {
    for (const one of reached) {
      for (const { code, params = {} } of listErrors(one)) {
        expect(Object.keys(params), code).toEqual(faultParams[code]);
      }
    }
  });
});

it('docs/spec/errors.md lists every code with its params', () => {
  const rows = readFileSync('docs/spec/errors.md', 'utf8').matchAll(
    /^\| `([a-z-]+)` \| ([^|]*) \|/gm,
  );
  const listed = [...rows].map(([, code = '', params = '']) => [
    code,
    [...params.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  ]);
  const codes = Object.keys(faultParams) as FaultCode[];
  expect(listed).toEqual(codes.map((code) => [code, [...faultParams[code]]]));
});
