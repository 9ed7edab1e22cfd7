import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long a body may take to arrive, and how much of it is read after an early response. */
const defaultLimits = {
  bodyTimeoutMs: 30_000,
  rest: { bytes: 16 * 1024 * 1024, ms: 2_000 },
};

const uploads = new WeakSet<IncomingMessage>();

/** Exempts a request from these limits: uploads are slow on a bad connection and have other limits. */
export function allowSlowBody(request: IncomingMessage): void {
  uploads.add(request);
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads and drops the rest of a request after its response. Closing a connection with unread bytes resets it, and the
 * client may lose the response. A longer or slower rest is cut off.
 */
function readRest(request: IncomingMessage, { bytes, ms }: typeof defaultLimits.rest): void {
  const { socket } = request;
  let remaining = bytes;
  const end = () => socket.destroy();
  const timer = setTimeout(end, ms);
  // Node calls it for a connection that closes after this response.
  socket.destroySoon = () => socket.end();
  request.on('data', (chunk: Buffer) => {
    remaining -= chunk.length;
    if (remaining < 0) end();
  });
  request.once('end', () => {
    Reflect.deleteProperty(socket, 'destroySoon');
    if (socket.writableEnded) socket.destroySoon();
  });
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
  request.resume();
}

/**
 * Calls `onTimeout` for requests whose body does not arrive in time, and ends requests that keep sending after the
 * response.
 */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  onTimeout: () => void,
  { bodyTimeoutMs, rest } = defaultLimits,
): void {
  if (!hasBody(request)) return;
  const timer = setTimeout(() => {
    if (!request.complete && !uploads.has(request)) onTimeout();
  }, bodyTimeoutMs);
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
  // Before Node's listener, which may close the connection.
  response.prependOnceListener('finish', () => {
    if (request.complete || uploads.has(request)) return;
    clearTimeout(timer);
    readRest(request, rest);
  });
}
