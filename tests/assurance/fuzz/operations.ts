import type { Schema } from './from-schema.ts';

/** An operation of the API, as the OpenAPI document describes it. */
export interface Operation {
  method: string;
  /** With parameters in braces. */
  path: string;
  parameters: { in: 'path' | 'query' | 'header'; name: string; schema: Schema }[];
  /** The body's content type and schema; a GET has none. */
  body: { type: string; schema: Schema } | null;
}

interface Described {
  parameters?: Operation['parameters'];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface ApiDocument {
  paths: Record<string, Record<string, Described>>;
}

/** Operations that would end the session used by all calls, and the endless event stream. */
const excluded = [
  'post /api/admin/logout',
  'delete /api/admin/me/sessions',
  'get /api/admin/live',
] as const;

/** Reads the operations from the API's OpenAPI document. */
export async function readOperations(origin: string): Promise<Operation[]> {
  const response = await fetch(`${origin}/api/openapi.json`);
  const { paths }: ApiDocument = await response.json();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => !excluded.some((name) => name === `${method} ${path}`))
      .map(([method, { parameters = [], requestBody }]) => {
        const [[type, { schema }] = [null, { schema: {} }]] = Object.entries(
          requestBody?.content ?? {},
        );
        return { method, path, parameters, body: type ? { type, schema } : null };
      }),
  );
}

/** Public pages with forms, which the OpenAPI document omits; they take the fields of the matching operation. */
export function listFormPages(operations: readonly Operation[]): Operation[] {
  const pages = { '/test-drive': '/api/test-drive/book', '/contact-us': '/api/contact/submit' };
  return Object.entries(pages).flatMap(([path, like]) => {
    const schema = operations.find((operation) => operation.path === like)?.body?.schema ?? {};
    const query = { in: 'query', name: 'vehicle', schema: { type: 'string' } } as const;
    return [
      { method: 'get', path, parameters: [query], body: null },
      {
        method: 'post',
        path,
        parameters: [query],
        body: { type: 'application/x-www-form-urlencoded', schema },
      },
    ];
  });
}
