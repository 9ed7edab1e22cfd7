import { once } from 'node:events';
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Socket,
} from 'node:net';

/** A way on loopback to a server, which a test can make slow, mute or cut. */
export interface UnsteadyLine {
  port: number;
  /** From now on every answer comes so much later. */
  delay: (ms: number) => void;
  /** From now on nothing gets through either way, and nobody is told. */
  mute: () => void;
  /** Breaks all connections, and lets none be made. */
  cut: () => Promise<void>;
  /** Lets everything through again; what was on its way while it was mute is broken off. */
  mend: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Lays a line to a server. */
export async function layLine(target: NetConnectOpts): Promise<UnsteadyLine> {
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let isMute = false;

  const join = (from: Socket, to: Socket, ownDelayMs: () => number) => {
    let dueAt = 0;
    sockets.add(from);
    from.on('data', (chunk) => {
      // What comes later never overtakes.
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
    join(near, far, () => 0);
    join(far, near, () => delayMs);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;

  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const cut = async () => {
    if (!server.listening) return;
    const isClosed = once(server, 'close');
    server.close();
    breakAll();
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
      if (isMute) breakAll();
      isMute = false;
      delayMs = 0;
      if (!server.listening) await listen(port);
    },
    stop: cut,
  };
}
