import { connect, type Socket } from 'node:net';

/** A connection that sends exactly the given bytes, and what it has received so far. */
export interface RawConnection {
  socket: Socket;
  received: () => string;
  send: (bytes: string | Uint8Array) => void;
  /** Resolves once the other side has ended or broken the connection. */
  closed: Promise<void>;
}

/** Opens a connection to a port on loopback. */
export function openRaw(port: number): RawConnection {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  const closed = new Promise<void>((resolve) => {
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    socket.on('end', () => socket.destroy());
  });
  return { socket, received: () => text, send: (bytes) => socket.write(bytes), closed };
}

/** Builds the head of a POST with a body of this length. */
export const buildPostHead = (path: string, length: number, type = 'application/json'): string =>
  `POST ${path} HTTP/1.1\r\nHost: cars.example\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
