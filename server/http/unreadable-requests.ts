import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import type { Failure } from '#contract/http.ts';

/** How long a client may go on sending while its answer waits to be read. */
const lingerMs = 2_000;

/** Status and words by Node's codes of what went wrong. */
const answers: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long'],
  HPE_HEADER_OVERFLOW: [431, 'The address or the headers of this request are too long'],
};
const otherwise: [number, string] = [400, 'This request is not valid'];

/**
 * Answers what could not be read as a request, and ends its connection. What still comes is read for a
 * while: a connection that is closed while bytes wait on it is reset, and its answer is lost with them.
 */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  // Told again with each chunk that comes after the first.
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, message] = answers[error.code] ?? otherwise;
  const failure: Failure = { success: false, message };
  const body = JSON.stringify(failure);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
}
