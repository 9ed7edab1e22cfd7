import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { listNetworks } from './client.ts';

/** Tracks the server's open connections: how many each client has, and which have a request in progress. */
export class Connections {
  readonly #maxOfOneClient: number;
  /** The latest response on each connection; null before the first. */
  readonly #responses = new Map<Socket, ServerResponse | null>();
  readonly #counts = new Map<string, number>();

  constructor(maxOfOneClient = Number.POSITIVE_INFINITY) {
    this.#maxOfOneClient = maxOfOneClient;
  }

  /** Adds a new connection. Closes it if its client has too many. */
  add(socket: Socket): void {
    const shares = listNetworks(socket.remoteAddress ?? '');
    const isFull = shares.some(
      ({ network, share }) => (this.#counts.get(network) ?? 0) >= share * this.#maxOfOneClient,
    );
    if (isFull) {
      socket.destroy();
      return;
    }
    for (const { network } of shares) this.#change(network, 1);
    this.#responses.set(socket, null);
    socket.once('close', () => {
      for (const { network } of shares) this.#change(network, -1);
      this.#responses.delete(socket);
    });
  }

  /** Stores the response to the latest request of a connection. */
  note(response: ServerResponse): void {
    this.#responses.set(response.req.socket, response);
  }

  /** Closes connections on which no request has arrived. */
  closeUnused(): void {
    for (const socket of this.#responses.keys()) if (socket.bytesRead === 0) socket.destroy();
  }

  /** Closes every connection except those with a complete request that is being processed. */
  closeUnanswered(): void {
    for (const [socket, response] of this.#responses) {
      const isAnswering = response?.req.complete && !response.writableFinished;
      if (!isAnswering) socket.destroy();
    }
  }

  closeAll(): void {
    for (const socket of this.#responses.keys()) socket.destroy();
  }

  #change(network: string, by: 1 | -1): void {
    const count = (this.#counts.get(network) ?? 0) + by;
    if (count > 0) this.#counts.set(network, count);
    else this.#counts.delete(network);
  }
}

const checkEveryMs = 50;

/** After the application begins to close: how long requests may take to arrive, and responses to be sent. */
const defaultTimeouts = { requestMs: 1_000, responseMs: 4_000 };

/**
 * Closes the connections when the application closes: idle ones immediately, the others after their response. Otherwise
 * browsers would keep theirs open for minutes, and an endless request would keep one for an hour.
 */
export function drainConnections(
  app: FastifyInstance,
  connections: Connections,
  { requestMs, responseMs } = defaultTimeouts,
): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    const startedAt = performance.now();
    timer = setInterval(() => {
      const waitedMs = performance.now() - startedAt;
      app.server.closeIdleConnections();
      connections.closeUnused();
      if (waitedMs > requestMs) connections.closeUnanswered();
      if (waitedMs > responseMs) connections.closeAll();
    }, checkEveryMs);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
