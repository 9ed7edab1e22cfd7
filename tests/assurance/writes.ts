import type { InjectOptions } from 'fastify';
import { permissions } from '#contract/staff.ts';
import { type MultipartBody, multipartOf } from '#tests/support/multipart.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

type Cookies = Record<string, string>;
export type Fields = Record<string, unknown>;

/** What one call of a write is made with. */
export interface Prepared {
  /** Of the record that it changes. */
  id?: string;
  fields: Fields;
  cookies?: Cookies;
}

/** A way to write, named as OpenAPI names it: 'PUT /api/dealers/{id}'. */
export interface Write {
  name: string;
  /** How its fields go over the line; JSON unless it says otherwise. */
  sentAs?: 'multipart' | 'urlencoded';
  /** The call of the API whose fields it takes, where it is a page's form. */
  formOf?: string;
  /** Makes what the call needs; each time something new. */
  prepare: () => Promise<Prepared>;
}

/** An application with somebody who may do everything. */
export interface World {
  test: TestApp;
  everything: Cookies;
  /** A number that was not used before. */
  next: () => number;
}

export async function openWorld(parts?: Parameters<typeof startTestApp>[0]): Promise<World> {
  const test = await startTestApp(parts);
  let used = 0;
  return {
    test,
    everything: await test.signIn(permissions, 'everything'),
    next: () => {
      used += 1;
      return used;
    },
  };
}

/** A form's fields as text; files as they are. */
const texts = (fields: Fields): Parameters<typeof multipartOf>[0] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (typeof value === 'string' || (value as Partial<{ content: Buffer }>)?.content) {
        return [name, value as string];
      }
      return [name, typeof value === 'object' ? JSON.stringify(value) : String(value)];
    }),
  );

function bodyOf({ sentAs }: Write, fields: Fields): MultipartBody {
  if (sentAs === 'multipart') return multipartOf(texts(fields));
  const [type, body] =
    sentAs === 'urlencoded'
      ? ['x-www-form-urlencoded', String(new URLSearchParams(texts(fields) as never))]
      : ['json', JSON.stringify(fields)];
  return { payload: Buffer.from(body), headers: { 'content-type': `application/${type}` } };
}

/** A write's method, its address and its body, with these fields besides those that it was prepared with. */
export function requestOf(write: Write, prepared: Prepared, besides: Fields = {}) {
  const [method = '', path = ''] = write.name.split(' ');
  return {
    method: method as 'POST',
    url: path.replace('{id}', prepared.id ?? ''),
    ...bodyOf(write, { ...besides, ...prepared.fields }),
    ...(prepared.cookies && { cookies: prepared.cookies }),
  };
}

/** Calls and answers what comes of it; of a stream without an end its beginning. */
export async function callBriefly(test: TestApp, request: InjectOptions & { url: string }) {
  if (!request.url.toLowerCase().includes('live')) return await test.call(request);
  const answer = await test.call({ ...request, payloadAsStream: true });
  answer.stream().destroy();
  return answer;
}

/** Makes a record by a write, and answers its id. Throws where it is refused. */
export async function make({ test }: World, write: Write): Promise<string> {
  const answer = await test.call(requestOf(write, await write.prepare()));
  if (answer.statusCode >= 300) throw new Error(`${write.name}: ${answer.body}`);
  return answer.json().data?._id;
}
