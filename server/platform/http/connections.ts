import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { listNetworks } from './client-network.ts';

/** What a socket was last used for: the newest request on it, and its answer. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** The open connections of the server: how many each client has, and which of them are being answered. */
export class Connections {
  readonly #maxOfOneClient: number;
  readonly #exchanges = new Map<Socket, Exchange | null>();
  readonly #counts = new Map<string, number>();

  constructor(maxOfOneClient = Number.POSITIVE_INFINITY) {
    this.#maxOfOneClient = maxOfOneClient;
  }

  /** Takes a new connection. One beyond what its client may have is closed. */
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
    this.#exchanges.set(socket, null);
    socket.once('close', () => {
      for (const { network } of shares) this.#change(network, -1);
      this.#exchanges.delete(socket);
    });
  }

  /** Notes the request that a connection has brought. */
  note(request: IncomingMessage, response: ServerResponse): void {
    this.#exchanges.set(request.socket, { request, response });
  }

  /** Closes the connections on which nothing was sent. */
  closeUnused(): void {
    for (const socket of this.#exchanges.keys()) if (socket.bytesRead === 0) socket.destroy();
  }

  /** Closes every connection but those whose request has come whole and is being answered. */
  closeUnanswered(): void {
    for (const [socket, exchange] of this.#exchanges) {
      const isAnswering = exchange?.request.complete && !exchange.response.writableFinished;
      if (!isAnswering) socket.destroy();
    }
  }

  closeAll(): void {
    for (const socket of this.#exchanges.keys()) socket.destroy();
  }

  #change(network: string, by: 1 | -1): void {
    const count = (this.#counts.get(network) ?? 0) + by;
    if (count > 0) this.#counts.set(network, count);
    else this.#counts.delete(network);
  }
}
