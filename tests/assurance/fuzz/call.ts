import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { HostileRequest } from './requests.ts';

/** Concurrent connections. The product generates no more exports than this at once. */
export const connections = 4;

const agent = new Agent({ keepAlive: true, maxSockets: connections });

export interface CallResult {
  status: number;
  text: string;
  tookMs: number;
}

type Sent = Omit<HostileRequest, 'isSignedIn' | 'wire'>;

/**
 * Sends a request over a real connection. Throws when no response arrives in time. Retries on a new
 * connection, as browsers do, when the server had closed the kept-alive one.
 */
export async function call(port: number, sent: Sent, timeoutMs: number): Promise<CallResult> {
  const startedAt = performance.now();
  const result =
    (await send(port, sent, { agent, timeoutMs })) ??
    (await sendOnNewConnection(port, sent, timeoutMs));
  return { ...result, tookMs: performance.now() - startedAt };
}

/** Keep-alive stays on: a connection that the server closes may break before the response is read. */
async function sendOnNewConnection(
  port: number,
  sent: Sent,
  timeoutMs: number,
): Promise<Omit<CallResult, 'tookMs'>> {
  const own = new Agent({ keepAlive: true });
  try {
    const result = await send(port, sent, { agent: own, timeoutMs });
    if (!result) throw new Error('the connection was closed');
    return result;
  } finally {
    own.destroy();
  }
}

/** Returns the response, or null when a reused connection turns out to be closed. */
function send(
  port: number,
  { method, path, headers, payload }: Sent,
  how: { agent: Agent; timeoutMs: number },
): Promise<Omit<CallResult, 'tookMs'> | null> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(how.timeoutMs);
    const options = { host: '127.0.0.1', port, method, path, headers, agent: how.agent, signal };
    const sent = request(options, (response) => {
      const head = JSON.stringify(response.headers);
      buffer(response).then((body) => {
        resolve({ status: response.statusCode ?? 0, text: head + body.toString('latin1') });
      }, reject);
    });
    sent.on('error', (error) => {
      if (sent.reusedSocket && !signal.aborted) resolve(null);
      else reject(error);
    });
    sent.end(payload ?? undefined);
  });
}
