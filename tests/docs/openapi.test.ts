import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, expect, it, vi } from 'vitest';
import { maxFilesPerItem } from '#contract/content/content-admin.ts';
import { errorStatuses } from '#contract/http/http.ts';
import { listFields } from '#contract/input/read-form.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import type { z } from '#contract/zod.ts';
import {
  type ApiDocument,
  buildBareApi,
  type DocumentedOperation,
  readApiDocument,
  secretPath,
} from '#tests/support/api-document.ts';
import { createAnswerCheck } from '#tests/support/check-answers.ts';

interface Operation extends DocumentedOperation {
  /** 'GET /api/dealers/{id}'. */
  route: string;
}

// Building and linting a description of some three hundred routes takes seconds.
vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 });

let document: ApiDocument;
let operations: Operation[];
beforeAll(async () => {
  document = await readApiDocument();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      route: `${method.toUpperCase()} ${path}`,
    })),
  );
});

/** The rules of OpenAPI's specification and of good documents, all as errors, except three. */
const lintRules = {
  extends: ['recommended-strict' as const],
  rules: {
    // The names of the groups say what they hold.
    'tag-description': 'off' as const,
    // The product has no license.
    'info-license': 'off' as const,
    // PATCH /news/{id}/status and GET /news/public/{id} have different methods.
    'no-ambiguous-paths': 'off' as const,
    'operation-operationId': 'error' as const,
    'operation-operationId-unique': 'error' as const,
    'operation-tag-defined': 'error' as const,
    'no-invalid-media-type-examples': 'error' as const,
  },
};

const lint = async (source: object) => {
  const config = await createConfig(lintRules);
  const problems = await lintFromString({ source: JSON.stringify(source), config });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
  );
};

it('the document passes the linter without an error or a warning', async () => {
  expect(await lint(document)).toEqual([]);
});

it('the linter finds a reference to nothing, a missing parameter and a repeated operationId', async () => {
  const broken = structuredClone(document);
  const one = broken.paths['/api/dealers/{id}']?.get;
  if (!one) throw new Error('the operation is missing');
  one.parameters = [];
  one.operationId = 'listDealers';
  one.responses['404'] = { $ref: '#/components/responses/Nothing' };
  const found = (await lint(broken)).map((problem) => problem.split(':')[0]);
  expect(found).toEqual(
    expect.arrayContaining([
      'no-unresolved-refs',
      'path-parameters-defined',
      'operation-operationId-unique',
    ]),
  );
});

it('the document describes exactly the routes of docs/spec/routes.md, besides its own', () => {
  const listed = [
    ...readFileSync('docs/spec/routes.md', 'utf8').matchAll(/^\| ([A-Z]+) \| (\S+) /gm),
  ]
    .map(([, method, path = '']) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`)
    .filter((route) => !/^GET \/api\/(docs|openapi)/.test(route));
  expect(operations.map(({ route }) => route).sort()).toEqual(listed.sort());
  expect(operations.length).toBeGreaterThan(140);
});

it('every operation has a summary, a tag, an answer with a schema, and the errors that can always occur', () => {
  const { internal, unavailable } = errorStatuses;
  const always = [errorStatuses['too-many'], internal, unavailable].map(String);
  for (const { route, summary, tags, responses, operationId } of operations) {
    expect(summary, route).toMatch(/^[A-Z].{5,79}[^.]$/);
    expect(summary, route).not.toMatch(/\ba [aeiou]|\ban [^aeiou]/);
    expect(operationId, route).toMatch(/^[a-z][A-Za-z]+$/);
    expect(tags, route).toHaveLength(1);
    const [success] = Object.entries(responses).filter(([status]) => status < '300');
    const [media] = Object.values(success?.[1].content ?? {});
    expect(Object.keys(media?.schema ?? {}), route).not.toEqual([]);
    expect(Object.keys(responses), route).toEqual(expect.arrayContaining(always));
  }
});

it('each request type is described with its form, the query of its list, and its changes', () => {
  for (const { paths, input } of leadTypes) {
    const find = (path: string, method: string) => document.paths[`/api${path}`]?.[method];
    const [form] = Object.values(find(paths.submit, 'post')?.requestBody?.content ?? {});
    const fields = Object.keys(listFields(input));
    expect(fields.length).toBeGreaterThan(5);
    expect(Object.keys(form?.schema.properties ?? {})).toEqual(expect.arrayContaining(fields));
    const parameters = find(paths.records, 'get')?.parameters ?? [];
    expect(parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['page', 'limit', 'sortBy', 'search', 'status']),
    );
    expect(find(`${paths.records}/{id}/status`, 'patch')?.requestBody).toBeDefined();
  }
});

it('every field of a body and every parameter has a type or choices', () => {
  const vague = operations.flatMap(({ route, parameters = [], requestBody }) => {
    const [body] = Object.values(requestBody?.content ?? {});
    const fields = [
      ...Object.entries(body?.schema.properties ?? {}),
      ...parameters.map(({ name, schema }) => [name, schema] as const),
    ];
    return fields
      .filter(([, { type, anyOf, $ref }]) => !type && !anyOf && !$ref)
      .map(([name]) => `${route}: ${name}`);
  });
  expect(vague).toEqual([]);
});

it('multipart forms show their files with kinds and limits', () => {
  const find = (path: string) => document.paths[path]?.post?.requestBody?.content;
  const { cvFile } =
    find('/api/job-application/apply')?.['multipart/form-data']?.schema.properties ?? {};
  expect(cvFile).toEqual({
    type: 'string',
    format: 'binary',
    description: 'A PDF, DOC or DOCX file of at most 10 MB',
  });
  const { properties = {} } = find('/api/media')?.['multipart/form-data']?.schema ?? {};
  const files = Object.entries(properties).filter(([, { format }]) => format === 'binary');
  expect(files.filter(([name]) => name.startsWith('media'))).toHaveLength(maxFilesPerItem);
  expect(files.filter(([name]) => name.startsWith('captions'))).toHaveLength(maxFilesPerItem);
  expect(properties.captions0?.description).toBe('A WebVTT (.vtt) file of at most 256 KB');
});

it('every operation for staff needs the session cookie and may answer 401 and 403; public ones need none', () => {
  const routes = readFileSync('docs/spec/routes.md', 'utf8');
  const isPublic = (route: string) => {
    const [method, path = ''] = route.split(' ');
    const listed = path.replace('/api', '').replace(/\{(\w+)\}/g, ':$1');
    return routes.includes(`| ${method} | ${listed} | public |`);
  };
  for (const { route, security, responses } of operations) {
    if (isPublic(route)) {
      expect(security.length === 0 || Object.keys(security[0] ?? {}).length === 0, route).toBe(
        true,
      );
    } else {
      expect(security, route).toEqual([{ session: [] }]);
      expect(Object.keys(responses), route).toEqual(expect.arrayContaining(['401', '403']));
    }
  }
});

it('every example of a body is accepted by the schema that its route validates with', async () => {
  const bodies = new Map<string, z.ZodMiniType>();
  await buildBareApi((app) => {
    app.addHook('onRoute', ({ method, url, schema }) => {
      const path = url.replace(/:(\w+)/g, '{$1}');
      if (schema?.body) bodies.set(`${method} ${path}`, schema.body as z.ZodMiniType);
    });
  });
  let tried = 0;
  const rejected = operations.flatMap(({ route, requestBody }) => {
    const example = requestBody?.content['application/json']?.example;
    if (example === undefined) return [];
    const schema = bodies.get(route);
    if (!schema) return [`${route} validates no body`];
    tried += 1;
    const { error } = schema.safeParse(example);
    return error ? [`${route}: ${JSON.stringify(error.issues)}`] : [];
  });
  expect(tried).toBeGreaterThan(30);
  expect(rejected).toEqual([]);
});

it('every example of an answer matches its schema', () => {
  const findCheck = createAnswerCheck(document);
  for (const { route, responses } of operations) {
    const [method = '', path = ''] = route.split(' ');
    const check = findCheck(method, path.replace(/\{\w+\}/g, 'x'));
    for (const [status, { content = {} }] of Object.entries(responses)) {
      const { example } = content['application/json'] ?? {};
      if (example === undefined) continue;
      const headers = { 'content-type': 'application/json' };
      check({ statusCode: Number(status), headers, body: JSON.stringify(example) });
    }
  }
});

it('the check of answers rejects unknown fields, types, statuses, content types and routes', () => {
  const findCheck = createAnswerCheck(document);
  const type = { 'content-type': 'application/json; charset=utf-8' };
  const answer = (statusCode: number, body: object, headers = type) => ({
    statusCode,
    headers,
    body: JSON.stringify(body),
  });
  const done = { success: true };
  const signOut = findCheck('POST', '/api/admin/logout');
  expect(() => signOut(answer(200, done))).not.toThrow();
  expect(() => signOut(answer(200, { ...done, secret: 1 }))).toThrow(/unevaluated|additional/);
  expect(() => signOut(answer(200, { success: 'yes' }))).toThrow('must be equal to constant');
  expect(() => signOut(answer(201, done))).toThrow('answered 201, which is not described');
  expect(() => signOut(answer(200, done, { 'content-type': 'text/html' }))).toThrow(
    'text/html, which is not described',
  );
  const unknown = findCheck('GET', '/api/nowhere');
  expect(() => unknown(answer(200, done))).toThrow('GET /api/nowhere answered 200');
  expect(() =>
    unknown(answer(404, { success: false, message: 'None', code: 'not-found' })),
  ).not.toThrow();
});

it('a route without a summary or an answer does not start, and the error names it', async () => {
  const addRoute = (docs: object | undefined) =>
    buildBareApi((app) => {
      app.addHook('onRoute', ({ url, config }) => {
        if (url === '/api/config' && config) config.docs = docs as never;
      });
    });
  for (const docs of [undefined, {}, { summary: 'Read the settings' }]) {
    await expect(addRoute(docs)).rejects.toThrow(
      "GET /api/config has no description: add 'docs' with a summary and an answer",
    );
  }
});

it('two routes with the same operationId are refused, and the error names both', async () => {
  const app = await buildBareApi((bare) => {
    bare.addHook('onRoute', ({ url, config }) => {
      if (url !== '/api/config' || !config?.docs || config.docs === 'hidden') return;
      config.docs = { ...config.docs, operationId: 'listDealers' };
    });
  });
  const { body } = await app.inject({ method: 'GET', url: '/api/openapi.json' });
  expect(body).toMatch(/GET \/api\/(config|dealers) and GET \/api\/(config|dealers) have/);
});

it('the document contains neither a wildcard path nor the secret path of the back office', () => {
  expect(Object.keys(document.paths).filter((path) => path.includes('*'))).toEqual([]);
  expect(JSON.stringify(document)).not.toContain(secretPath);
});
