import type { LightMyRequestResponse } from 'fastify';
import { buildMultipart, type FilePart } from '../multipart.ts';
import type { TestApp } from '../test-app.ts';
import { origin } from './browser.ts';

/** What the office sends to the server. */
interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: Buffer | string;
}

/** An answer in place of the server's. */
export type Answer = { status: number; json?: unknown; body?: string } | 'no response';

/** An answer that says only that the server failed. */
export const serverError = {
  status: 500,
  json: { success: false, message: 'It went wrong.' },
} as const;

type Interception = (call: Call, send: () => Promise<Response>) => Promise<Response>;

const noResponse = () => new TypeError('Failed to fetch');

let app: TestApp | undefined;
let cookies: Record<string, string> = {};
const interceptions: { pattern: RegExp; intercept: Interception }[] = [];

/** Routes what the office sends to an application, with the cookies of a session. */
export function connect(to: TestApp, session: Record<string, string>): void {
  app = to;
  cookies = { ...session };
}

/** Lets all calls reach the server again. */
export const stopInterceptions = (): void => {
  interceptions.length = 0;
};

/** Ends the session in the browser, as if its cookie had expired. */
export const clearCookies = (): void => {
  cookies = {};
};

const nullBody = [204, 304];

function toResponse({ statusCode, headers, rawPayload }: LightMyRequestResponse): Response {
  const body = nullBody.includes(statusCode) ? null : new Uint8Array(rawPayload);
  return new Response(body, { status: statusCode, headers: headers as Record<string, string> });
}

async function sendToApp({ method, url, headers, payload }: Call): Promise<Response> {
  if (!app) throw new Error('no application is connected');
  const response = await app.call({
    method: method as 'GET',
    url,
    headers,
    cookies,
    ...(payload !== undefined && { payload }),
  });
  for (const { name, value, maxAge } of response.cookies) {
    if (value === '' || maxAge === 0) delete cookies[name];
    else cookies[name] = value;
  }
  return toResponse(response);
}

async function send(call: Call): Promise<Response> {
  const found = interceptions.findLast(({ pattern }) => pattern.test(`${call.method} ${call.url}`));
  return found ? await found.intercept(call, () => sendToApp(call)) : await sendToApp(call);
}

function intercept(pattern: RegExp, intercept: Interception): () => void {
  const added = { pattern, intercept };
  interceptions.push(added);
  return () => {
    if (interceptions.includes(added)) interceptions.splice(interceptions.indexOf(added), 1);
  };
}

/** Answers calls, for example /^PUT .api.jobs/, in place of the server, after noting them. Returns the function that stops it. */
export const answer = (
  pattern: RegExp,
  given: Answer,
  note: (call: Call) => void = () => {},
): (() => void) =>
  intercept(pattern, async (call) => {
    note(call);
    if (given === 'no response') throw noResponse();
    const { status, json, body = JSON.stringify(json) } = given;
    return new Response(body, { status });
  });

/** Runs something before each of these calls reaches the server. */
export const before = (pattern: RegExp, run: () => Promise<unknown>): (() => void) =>
  intercept(pattern, async (_call, sendOn) => {
    await run();
    return await sendOn();
  });

/** Holds calls back; returns how many came, and the function that lets them go, and all later ones. */
export function hold(pattern: RegExp): { count: () => number; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  intercept(pattern, async (_call, sendOn) => {
    count += 1;
    await promise;
    return await sendOn();
  });
  return { count: () => count, release: resolve };
}

async function readPart(value: FormDataEntryValue): Promise<string | FilePart> {
  if (typeof value === 'string') return value;
  return { name: value.name, content: Buffer.from(await value.arrayBuffer()) };
}

async function readForm(form: FormData) {
  const fields: Record<string, string | FilePart> = {};
  for (const [name, value] of form) fields[name] = await readPart(value);
  return buildMultipart(fields);
}

/** The office's `fetch`. */
async function fetchFromApp(input: string | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(input, origin);
  const { method = 'GET', body, signal } = init;
  const headers = Object.fromEntries(new Headers(init.headers));
  signal?.throwIfAborted();
  const response = await send({
    method,
    url: pathname + search,
    headers,
    ...(typeof body === 'string' && { payload: body }),
  });
  signal?.throwIfAborted();
  return response;
}

/** The office's XMLHttpRequest, which sends its forms. */
class AppRequest {
  upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  #method = '';
  #url = '';
  #headers: Record<string, string> = {};
  #isAborted = false;

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name.toLowerCase()] = value;
  }

  abort(): void {
    this.#isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }

  async send(form: FormData): Promise<void> {
    const { payload, headers } = await readForm(form);
    this.upload.onprogress?.({ loaded: payload.length, total: payload.length });
    const call = { method: this.#method, url: this.#url, payload };
    try {
      const response = await send({ ...call, headers: { ...this.#headers, ...headers } });
      this.status = response.status;
      this.responseText = await response.text();
      if (!this.#isAborted) this.onload?.();
    } catch {
      if (!this.#isAborted) this.onerror?.();
    }
    if (!this.#isAborted) this.onloadend?.();
  }
}

for (const [name, value] of Object.entries({
  fetch: fetchFromApp,
  XMLHttpRequest: AppRequest,
})) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
