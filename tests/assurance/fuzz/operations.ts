import type { Schema } from './from-schema.ts';

/** An operation of the API, as the OpenAPI document describes it. */
export interface Operation {
  method: string;
  /** With parameters in braces. */
  path: string;
  parameters: {
    in: 'path' | 'query' | 'header';
    name: string;
    schema: Schema;
    required?: boolean;
  }[];
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

/** The pages with forms, with the API path of the operation whose fields they take. */
const formPages = {
  '/test-drive': '/api/test-drive/book',
  '/contact-us': '/api/contact/submit',
  '/book-now': '/api/vehicle-booking/book',
  '/book-service': '/api/service/schedule',
  '/parts-request': '/api/parts/request',
  '/become-a-dealer': '/api/dealer-application/apply',
  '/newsletter': '/api/newsletter/subscribe',
  '/on-road-price': '/api/quotes',
} as const;

const textInQuery = (name: string): Operation['parameters'][number] => ({
  in: 'query',
  name,
  schema: { type: 'string' },
});

/** Public pages with forms, which the OpenAPI document omits. The form with files is `/careers/apply`. */
export function listFormPages(operations: readonly Operation[]): Operation[] {
  const type = 'application/x-www-form-urlencoded';
  const pages = Object.entries(formPages).map(([path, like]) => {
    const schema = operations.find((operation) => operation.path === like)?.body?.schema;
    if (!schema) throw new Error(`${like} is not described`);
    return { path, parameters: [textInQuery('vehicle')], schema };
  });
  // Its token is in the address; mail programs send the field.
  const unsubscribing = {
    path: '/newsletter/unsubscribe',
    parameters: [textInQuery('token')],
    schema: { type: 'object', properties: { 'List-Unsubscribe': { type: 'string' } } } as const,
  };
  const changing = {
    path: '/appointment/{token}',
    parameters: [],
    schema: {
      type: 'object',
      properties: { intent: { enum: ['move', 'cancel'] }, slot: { type: 'string' } },
    } satisfies Schema,
  };
  return [...pages, unsubscribing, changing].flatMap(({ path, parameters, schema }) => [
    { method: 'get', path, parameters, body: null },
    { method: 'post', path, parameters, body: { type, schema } },
  ]);
}

/** Addresses of files and documents for machines, which the OpenAPI document omits, and the page of the back office. */
export function listFileAddresses(adminPath: string): Operation[] {
  const paths = [
    '/files/{name}',
    '/files/news/{name}',
    '/pictures/{name}',
    '/documents/{name}',
    '/documents/brochure-haval-h6.pdf',
    '/assets/{name}',
    '/sharing/{name}.jpg',
    '/quote/{code}',
    '/quote/{code}.pdf',
    '/ur/quote/{code}.pdf',
    '/sharing/quotes/{code}.jpg',
    '/sharing/haval-h6.jpg',
    '/sharing/about-us.jpg',
    '/sitemap.xml',
    '/news.xml',
    '/robots.txt',
    '/site.webmanifest',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/healthz',
    '/readyz',
    `/${adminPath}`,
    `/${adminPath}/{name}`,
    `/${adminPath}/assets/{name}`,
  ];
  return paths.map((path) => ({ method: 'get', path, parameters: [], body: null }));
}
