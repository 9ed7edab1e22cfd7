import type { Failure, FieldError, Page } from '#contract/http/http.ts';
import { automaticHeader } from '#contract/staff/session-life.ts';
import { type Progress, transmit } from '#ui/transmit.ts';
import { isInUse } from './session/last-input.ts';

const unreachable = 'The server cannot be reached. Please check your connection and try again.';

/** A failed API call. `status` is 0 if there was no response. */
export class ApiError extends Error {
  readonly status: number;
  /** Whether the API answered with its envelope; false for a proxy's page, and if nothing arrived. */
  readonly isAnswered: boolean;
  /** Whether `message` comes from the API; false for a fallback text. */
  readonly hasServerMessage: boolean;
  readonly errors: FieldError[];
  readonly conflict: Failure['conflict'];

  constructor(status: number, message: string, failure?: Failure) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.isAnswered = failure !== undefined;
    this.hasServerMessage = Boolean(failure?.message);
    this.errors = failure?.errors ?? [];
    this.conflict = failure?.conflict;
  }
}

interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Calls a path below /api and returns the envelope of a success (docs/spec/api.md#envelope). Throws an ApiError
 * for every other response.
 */
export async function callApi<Envelope extends { success: true }>(
  path: string,
  { method = 'GET', body, headers, signal }: CallOptions = {},
): Promise<Envelope> {
  const response = await send(`/api${path}`, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // A write is still sent if the user leaves the page.
    keepalive: method !== 'GET',
    ...(signal && { signal }),
  });
  // A proxy's error page is not JSON: its status is enough.
  const envelope = await response.json().catch(() => null);
  return openEnvelope(response.status, envelope);
}

/** Returns the envelope of a success; throws an ApiError for everything else. */
function openEnvelope<Envelope extends { success: true }>(
  status: number,
  envelope: Envelope | Failure | null,
): Envelope {
  if (status >= 200 && status < 300 && envelope?.success) return envelope;
  const failure = envelope?.success === false ? envelope : undefined;
  const message = failure?.message || `The server sent an unexpected response (${status}).`;
  throw new ApiError(status, message, failure);
}

interface FormCallOptions {
  method: 'POST' | 'PUT';
  form: FormData;
  headers?: Record<string, string>;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** Sends a multipart form and reports upload progress. Returns and throws like `callApi`. */
export async function sendForm<Envelope extends { success: true }>(
  path: string,
  { headers = {}, ...call }: FormCallOptions,
): Promise<Envelope> {
  const result = await transmit(`/api${path}`, { ...call, headers });
  if (result === 'stopped') throw new ApiError(0, 'Cancelled: nothing was saved.');
  if (result === 'broken') throw new ApiError(0, unreachable);
  return openEnvelope<Envelope>(result.status, parseJson(result.text));
}

function parseJson(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's error page is not JSON: its status is enough.
    return null;
  }
}

let lastResponseAt = Date.now();

/** When the server last answered a request that extended the session. */
export const readLastResponse = () => lastResponseAt;

/** An open tab sends polls and reloads on its own; only a person sends writes. */
const isAutomatic = ({ method = 'GET' }: RequestInit) =>
  ['GET', 'HEAD'].includes(method) && !isInUse();

async function send(url: string, init: RequestInit): Promise<Response> {
  const automatic = isAutomatic(init);
  const headers = { ...init.headers, ...(automatic && { [automaticHeader]: '1' }) };
  try {
    const response = await fetch(url, { ...init, headers });
    if (!automatic) lastResponseAt = Date.now();
    return response;
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError(0, unreachable);
  }
}

/** The content type of a file, and its size in bytes; null if the server does not send it. */
export interface FileFacts {
  type: string;
  bytes: number | null;
}

/** Returns the type and size of a file without reading it. Throws an ApiError if it cannot be read. */
export async function readFileFacts(address: string, signal: AbortSignal): Promise<FileFacts> {
  const { ok, status, headers } = await send(address, { method: 'HEAD', signal });
  if (!ok) throw new ApiError(status, `The server sent an unexpected response (${status}).`);
  const length = headers.get('content-length');
  return { type: headers.get('content-type') ?? '', bytes: length ? Number(length) : null };
}

/** Whether a call failed because no one is signed in any more. */
export const isSessionEnded = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;

/** Returns the message to show to staff for a failed call. */
export function describeFailure(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Something went wrong.';
}

/**
 * Reads all records of a list that is known to be small, a hundred at a time. `path` has a query without page and limit.
 * Throws what callApi throws.
 */
export async function readAllPages<Item>(path: string, signal: AbortSignal): Promise<Item[]> {
  const read = (page: number) => callApi<Page<Item>>(`${path}&limit=100&page=${page}`, { signal });
  const { data, pagination } = await read(1);
  const rest = Array.from({ length: pagination.totalPages - 1 }, (_, index) => read(index + 2));
  return [data, ...(await Promise.all(rest)).map((page) => page.data)].flat();
}
