import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { HostileRequest } from './requests.ts';

/** As many connections as are open at once. The product makes no more files of lists at once. */
export const connections = 4;

const agent = new Agent({ keepAlive: true, maxSockets: connections });

export interface Answer {
  status: number;
  text: string;
  tookMs: number;
}

type Sent = Omit<HostileRequest, 'isSignedIn'>;

/**
 * Sends a request over a real connection; one that is not answered in time throws. A connection that
 * was closed after the answer before is no answer: as browsers do, it is tried on a new one.
 */
export async function call(port: number, sent: Sent, timeoutMs: number): Promise<Answer> {
  const startedAt = performance.now();
  const answer =
    (await send(port, sent, { agent, timeoutMs })) ?? (await sendAnew(port, sent, timeoutMs));
  return { ...answer, tookMs: performance.now() - startedAt };
}

/** On a connection of its own, which is to be kept: one that is to be closed may break before its answer is read. */
async function sendAnew(
  port: number,
  sent: Sent,
  timeoutMs: number,
): Promise<Omit<Answer, 'tookMs'>> {
  const own = new Agent({ keepAlive: true });
  try {
    const answer = await send(port, sent, { agent: own, timeoutMs });
    if (!answer) throw new Error('the connection was closed');
    return answer;
  } finally {
    own.destroy();
  }
}

/** The answer; null where the connection had been used before and is closed. */
function send(
  port: number,
  { method, path, headers, payload }: Sent,
  how: { agent: Agent; timeoutMs: number },
): Promise<Omit<Answer, 'tookMs'> | null> {
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
