import type { Failure, FieldError } from '#contract/http.ts';

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
  const envelope: Answer | Failure | null = await answer.json().catch(() => null);
  if (answer.ok && envelope?.success) return envelope;
  const failure = envelope?.success === false ? envelope : undefined;
  const message = failure?.message ?? `The server gave an unexpected answer (${answer.status}).`;
  throw new ApiError(answer.status, message, failure);
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
