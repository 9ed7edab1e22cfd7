import type { Schema } from './from-schema.ts';

/** Something that can be asked of the product, as its document describes it. */
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

/** What would end the session that the others are tried with, and the stream that never ends. */
const left = [
  'post /api/admin/logout',
  'delete /api/admin/me/sessions',
  'get /api/admin/live',
] as const;

/** The operations of the API, from its own document. */
export async function readOperations(origin: string): Promise<Operation[]> {
  const answer = await fetch(`${origin}/api/docs`);
  const { paths }: ApiDocument = await answer.json();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => !left.some((name) => name === `${method} ${path}`))
      .map(([method, { parameters = [], requestBody }]) => {
        const [[type, { schema }] = [null, { schema: {} }]] = Object.entries(
          requestBody?.content ?? {},
        );
        return { method, path, parameters, body: type ? { type, schema } : null };
      }),
  );
}

/** Public pages with forms, which the document leaves out: their forms are those of the API. */
export function pagesLike(operations: readonly Operation[]): Operation[] {
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
