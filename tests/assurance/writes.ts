import type { InjectOptions } from 'fastify';
import { permissions } from '#contract/staff/staff.ts';
import { buildMultipart, type MultipartBody } from '#tests/support/multipart.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

type Cookies = Record<string, string>;
export type Fields = Record<string, unknown>;

/** The input for one call of a write. */
export interface Prepared {
  /** The record that it changes, by its id or by the token of its link. */
  id?: string;
  /** The payment that it reverses, of the booking with the id. */
  paymentId?: string;
  fields: Fields;
  cookies?: Cookies;
}

/** A call that writes, named by its OpenAPI operation: 'PUT /api/dealers/{id}'. */
export interface Write {
  name: string;
  /** The encoding of its fields; JSON by default. */
  sentAs?: 'multipart' | 'urlencoded';
  /** For a page's form: the API call whose fields it takes. */
  formOf?: string;
  /** Creates what the call needs; new data each time. */
  prepare: () => Promise<Prepared>;
}

/** A running application and a session with all permissions. */
export interface WriteContext {
  test: TestApp;
  adminCookies: Cookies;
  /** Returns a new number each time. */
  next: () => number;
}

export async function openWriteContext(
  options?: Parameters<typeof startTestApp>[0],
): Promise<WriteContext> {
  const test = await startTestApp(options);
  let used = 0;
  return {
    test,
    adminCookies: await test.signIn(permissions, 'everything'),
    next: () => {
      used += 1;
      return used;
    },
  };
}

/** Form fields as text; files unchanged. */
const formatFields = (fields: Fields): Parameters<typeof buildMultipart>[0] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (typeof value === 'string' || (value as Partial<{ content: Buffer }>)?.content) {
        return [name, value as string];
      }
      return [name, typeof value === 'object' ? JSON.stringify(value) : String(value)];
    }),
  );

function buildBody({ sentAs }: Write, fields: Fields): MultipartBody {
  if (sentAs === 'multipart') return buildMultipart(formatFields(fields));
  const [type, body] =
    sentAs === 'urlencoded'
      ? ['x-www-form-urlencoded', String(new URLSearchParams(formatFields(fields) as never))]
      : ['json', JSON.stringify(fields)];
  return { payload: Buffer.from(body), headers: { 'content-type': `application/${type}` } };
}

/** Builds the request for a write, with extra fields that never replace prepared ones. */
export function buildRequest(write: Write, prepared: Prepared, extraFields: Fields = {}) {
  const [method = '', path = ''] = write.name.split(' ');
  return {
    method: method as 'POST',
    url: path
      .replace('{slug}', 'test-drives')
      .replace(/\{(id|token)\}/, prepared.id ?? '')
      .replace('{paymentId}', prepared.paymentId ?? ''),
    ...buildBody(write, { ...extraFields, ...prepared.fields }),
    ...(prepared.cookies && { cookies: prepared.cookies }),
  };
}

/** Makes a call and returns its response; for the endless event stream only the head. */
export async function callBriefly(test: TestApp, request: InjectOptions & { url: string }) {
  if (!request.url.toLowerCase().includes('live')) return await test.call(request);
  const response = await test.call({ ...request, payloadAsStream: true });
  response.stream().destroy();
  return response;
}

/** Creates a record and returns its id. Throws if the write is rejected. */
export async function make({ test }: WriteContext, write: Write): Promise<string> {
  const response = await test.call(buildRequest(write, await write.prepare()));
  if (response.statusCode >= 300) throw new Error(`${write.name}: ${response.body}`);
  return response.json().data?._id;
}
