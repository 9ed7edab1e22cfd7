import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Env } from '#server/platform/env.ts';

type ListenSettings = Pick<Env, 'PORT' | 'HOST'>;

/** Builds the error for an operator when the product cannot listen: which setting is wrong, and what to do. */
export function explainListenError(error: unknown, { PORT, HOST }: ListenSettings): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  const texts: Record<string, string> = {
    EADDRINUSE: `PORT ${PORT} is used by another program: end that program or set PORT to another number`,
    EACCES: `PORT ${PORT} needs rights that this user lacks: set PORT to 1024 or higher`,
    EADDRNOTAVAIL: `HOST ${HOST} is not an address of this machine: set HOST to one that is, or to 0.0.0.0 for all`,
    ENOTFOUND: `HOST ${HOST} is not a known host name: set HOST to an address of this machine, or to 0.0.0.0 for all`,
  };
  const text = texts[code ?? ''] ?? `Cannot listen on HOST ${HOST}, PORT ${PORT}: ${message}`;
  return new Error(text, { cause: error });
}

/** A port that this process reserves. */
interface ReservedPort {
  port: number;
  /** Releases the port, so that the product can listen on it. Idempotent. */
  release: () => Promise<void>;
}

/**
 * Listens on the port early, so that an unusable port fails the start before it changes anything. Until it is
 * released, requests get 503. Throws an Error that names the setting.
 */
export async function reservePort({ PORT, HOST }: ListenSettings): Promise<ReservedPort> {
  const server = createServer((_request, response) => {
    response.writeHead(503, { 'retry-after': '5', connection: 'close' }).end('Starting\n');
  });
  try {
    await once(server.listen({ port: PORT, host: HOST }), 'listening');
  } catch (error) {
    throw explainListenError(error, { PORT, HOST });
  }
  const { port } = server.address() as AddressInfo;
  return {
    port,
    release: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
