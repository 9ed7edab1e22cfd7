import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import type { Logger } from 'pino';
import type { Failure } from '#contract/http/http.ts';
import type { FaultCode } from '#contract/input/fault-codes.ts';
import * as words from '#words/contract/input';
import { nameUnreadableRequest, requestIdHeader } from './request-id.ts';

/** A request that gets a response before it reaches a route or a limit. */
interface Refusal {
  requestId: string;
  status: number;
}

export type LogRefusal = (refusal: Refusal) => void;

const windowMs = 60_000;
const linesPerWindow = 60;

/**
 * Creates the function that logs rejected requests. No limit applies to them, so a flood of them could fill the disk:
 * beyond 60 lines a minute they are only counted, and the next minute's first line reports the count. The address, the
 * headers and the bytes of a request are personal data and never logged.
 */
export function createRefusalLog(logger: Pick<Logger, 'info'>): LogRefusal {
  let startedAt = 0;
  let count = 0;
  return (refusal) => {
    const now = Date.now();
    let leftOut = 0;
    if (now - startedAt >= windowMs) {
      leftOut = Math.max(0, count - linesPerWindow);
      startedAt = now;
      count = 0;
    }
    count += 1;
    if (count > linesPerWindow) return;
    logger.info({ ...refusal, ...(leftOut > 0 && { leftOut }) }, 'refused before any route');
  };
}

/** How long a client may keep sending before it reads the response. */
const lingerMs = 2_000;

type ErrorResponse = [status: number, code: FaultCode, message: string];

const tooSlow: ErrorResponse = [408, 'request-timeout', words.requestTimeout];

/** Status and message by Node's error codes. */
const responses: Record<string, ErrorResponse> = {
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
  HPE_HEADER_OVERFLOW: [
    431,
    'headers-too-large',
    'The address or the headers of this request are too long',
  ],
};
const badRequest: ErrorResponse = [400, 'invalid', words.invalid];

/**
 * Creates the handler that responds to a request that Node could not parse, and closes its connection. It keeps reading
 * for a while: closing a connection with unread bytes resets it, and the client may lose the response.
 */
export function createClientErrorHandler(logRefusal: LogRefusal) {
  return (error: ConnectionError, socket: Socket): void => {
    // Node calls this again for each chunk after the first error.
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const requestId = nameUnreadableRequest();
    const response = responses[error.code] ?? badRequest;
    logRefusal({ requestId, status: response[0] });
    endWithResponse(socket, response, requestId);
  };
}

/**
 * Sends 408 and closes the connection of a request whose body does not arrive in time. Returns whether that was still
 * possible.
 */
export function sendRequestTimeout(socket: Socket, requestId: string): boolean {
  if (!socket.writable) return false;
  endWithResponse(socket, tooSlow, requestId);
  return true;
}

function endWithResponse(
  socket: Socket,
  [status, code, message]: ErrorResponse,
  requestId: string,
): void {
  const failure: Failure = { success: false, message, code };
  const body = JSON.stringify(failure);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${requestIdHeader}: ${requestId}\r\nConnection: close\r\nCache-Control: no-store\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
}
