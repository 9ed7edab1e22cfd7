import { setTimeout as sleep } from 'node:timers/promises';

/** Where a process of Node listens once it was sent SIGUSR1: https://nodejs.org/api/debugger.html. */
const debuggers = 'http://127.0.0.1:9229/json';
const attempts = 20;
const pauseMs = 100;

async function findDebugger(): Promise<string> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await sleep(pauseMs);
    const answer = await fetch(debuggers).catch(() => null);
    const [found] = ((await answer?.json()) ?? []) as { webSocketDebuggerUrl: string }[];
    if (found) return found.webSocketDebuggerUrl;
  }
  throw new Error(`nobody answers at ${debuggers}`);
}

/** Has a process of Node that was started with `--expose-gc` collect all its garbage. */
export async function collectGarbage(pid: number): Promise<void> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await findDebugger());
  const answered = Promise.withResolvers<MessageEvent<string>>();
  socket.addEventListener('message', answered.resolve);
  socket.addEventListener('error', answered.reject);
  socket.addEventListener('open', () =>
    socket.send(
      JSON.stringify({
        id: 1,
        method: 'Runtime.evaluate',
        params: { expression: 'gc(); process.pid' },
      }),
    ),
  );
  const { data } = await answered.promise;
  socket.close();
  if (JSON.parse(data).result?.result?.value !== pid) {
    throw new Error(`it is not process ${pid} that answers at ${debuggers}: ${data}`);
  }
}
