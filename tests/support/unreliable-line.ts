import { once } from 'node:events';
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Socket,
} from 'node:net';

/** A proxy on loopback in front of a server, which a test can make slow, mute or disconnect. */
export interface UnreliableLine {
  port: number;
  /** Delays every response from now on. */
  delay: (ms: number) => void;
  /** Drops everything in both directions from now on, without closing connections. */
  mute: () => void;
  /** Breaks all connections, and accepts no new ones. */
  cut: () => Promise<void>;
  /** Passes everything on again; connections that were open while it was mute are broken. */
  mend: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a proxy in front of a server. */
export async function createUnreliableLine(target: NetConnectOpts): Promise<UnreliableLine> {
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let isMute = false;

  const forward = (from: Socket, to: Socket, ownDelayMs: () => number) => {
    let dueAt = 0;
    sockets.add(from);
    from.on('data', (chunk) => {
      // Later chunks never overtake earlier ones.
      dueAt = Math.max(dueAt, Date.now() + ownDelayMs());
      setTimeout(() => !isMute && !to.destroyed && to.write(chunk), dueAt - Date.now());
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      if (!isMute) to.destroy();
    });
  };

  const server = createServer((near) => {
    const far = connect(target);
    forward(near, far, () => 0);
    forward(far, near, () => delayMs);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;

  const breakConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  const cut = async () => {
    if (!server.listening) return;
    const isClosed = once(server, 'close');
    server.close();
    breakConnections();
    await isClosed;
  };
  return {
    port,
    delay: (ms) => {
      delayMs = ms;
    },
    mute: () => {
      isMute = true;
    },
    cut,
    mend: async () => {
      if (isMute) breakConnections();
      isMute = false;
      delayMs = 0;
      if (!server.listening) await listen(port);
    },
    stop: cut,
  };
}
