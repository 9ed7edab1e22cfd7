import type { Failure, FieldError } from '#contract/http.ts';
import { type Progress, transmit } from '#ui/transmit.ts';

const unreachable = 'The server cannot be reached. Please check your connection and try again.';

/** A call that did not succeed. `status` is 0 when no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: FieldError[];
  readonly conflict: Failure['conflict'];

  constructor(status: number, message: string, failure?: Failure) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errors = failure?.errors ?? [];
    this.conflict = failure?.conflict;
  }
}

interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** The envelope of a successful call below /api; throws an ApiError for everything else. */
export async function callApi<Answer extends { success: true }>(
  path: string,
  { method = 'GET', body, headers, signal }: Call = {},
): Promise<Answer> {
  const answer = await send(`/api${path}`, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // A change goes on being sent when the page is left.
    keepalive: method !== 'GET',
    ...(signal && { signal }),
  });
  return openEnvelope(answer.status, await answer.json().catch(() => null));
}

/** What came in an envelope if the call succeeded; throws an ApiError for everything else. */
function openEnvelope<Answer extends { success: true }>(
  status: number,
  envelope: Answer | Failure | null,
): Answer {
  if (status >= 200 && status < 300 && envelope?.success) return envelope;
  const failure = envelope?.success === false ? envelope : undefined;
  const message = failure?.message ?? `The server gave an unexpected answer (${status}).`;
  throw new ApiError(status, message, failure);
}

interface FormCall {
  method: 'POST' | 'PUT';
  form: FormData;
  headers?: Record<string, string>;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** Sends a form with files, telling how far it is; otherwise as `callApi`. */
export async function sendForm<Answer extends { success: true }>(
  path: string,
  { headers = {}, ...call }: FormCall,
): Promise<Answer> {
  const ending = await transmit(`/api${path}`, { ...call, headers });
  if (ending === 'stopped') throw new ApiError(0, 'Cancelled: nothing was saved.');
  if (ending === 'broken') throw new ApiError(0, unreachable);
  return openEnvelope<Answer>(ending.status, jsonOf(ending.text));
}

function jsonOf(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError(0, unreachable);
  }
}

/** What to tell a person about a failed call. */
export function reasonOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Something went wrong.';
}
