import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallResult } from './call.ts';
import type { HostileRequest, Wire } from './requests.ts';

const chunks = 4;
const pauseMs = 20;

/** Builds the request head by hand: an HTTP client would correct or reject hostile headers. */
function buildHead(
  { method, path, headers }: Omit<HostileRequest, 'isSignedIn' | 'wire'>,
  wire: Wire,
): string {
  const lines = [
    `${method} ${path} HTTP/${wire.version}`,
    ...wire.hosts.map((host) => `Host: ${host}`),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Sends a request byte for byte, in slow chunks if asked. Throws when no response arrives in time. */
export async function callRaw(
  port: number,
  sent: Omit<HostileRequest, 'isSignedIn' | 'wire'>,
  wire: Wire,
  timeoutMs: number,
): Promise<CallResult> {
  const startedAt = performance.now();
  const socket = connect(port, '127.0.0.1');
  let text = '';
  const ended = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no response in time')), timeoutMs);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  try {
    socket.write(buildHead(sent, wire), 'latin1');
    const { payload } = sent;
    const length = Math.ceil((payload?.length ?? 0) / (wire.isSlow ? chunks : 1));
    for (let at = 0; payload && at < payload.length && !socket.destroyed; at += length) {
      if (wire.isSlow) await sleep(pauseMs);
      socket.write(payload.subarray(at, at + length));
    }
    await ended;
  } finally {
    socket.destroy();
  }
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1]);
  if (!status) throw new Error('the connection was closed without a response');
  return { status, text, tookMs: performance.now() - startedAt };
}
