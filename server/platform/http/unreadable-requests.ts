import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import type { Failure } from '#contract/http.ts';

/** How long a client may keep sending before it reads the response. */
const lingerMs = 2_000;

type ErrorResponse = [status: number, message: string];

const tooSlow: ErrorResponse = [408, 'The request took too long'];

/** Status and message by Node's error codes. */
const responses: Record<string, ErrorResponse> = {
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
  HPE_HEADER_OVERFLOW: [431, 'The address or the headers of this request are too long'],
};
const badRequest: ErrorResponse = [400, 'This request is not valid'];

/**
 * Responds to a request that Node could not parse, and ends its connection. Reads what still arrives for a
 * while: closing a connection with unread bytes resets it, and the client may lose the response.
 */
export function handleClientError(error: ConnectionError, socket: Socket): void {
  // Node calls this again for each chunk after the first error.
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  endWithResponse(socket, responses[error.code] ?? badRequest);
}

/** Sends 408 and ends the connection of a request whose body does not arrive in time. */
export function sendRequestTimeout(socket: Socket): void {
  if (socket.writable) endWithResponse(socket, tooSlow);
}

function endWithResponse(socket: Socket, [status, message]: ErrorResponse): void {
  const failure: Failure = { success: false, message };
  const body = JSON.stringify(failure);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nCache-Control: no-store\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
}
