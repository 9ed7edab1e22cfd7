import { setTimeout as sleep } from 'node:timers/promises';

/** The inspector's address of a Node process after SIGUSR1: https://nodejs.org/api/debugger.html. */
const inspectorUrl = 'http://127.0.0.1:9229/json';
const attempts = 20;
const pauseMs = 100;

async function findDebuggerUrl(): Promise<string> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await sleep(pauseMs);
    const response = await fetch(inspectorUrl).catch(() => null);
    const [found] = ((await response?.json()) ?? []) as { webSocketDebuggerUrl: string }[];
    if (found) return found.webSocketDebuggerUrl;
  }
  throw new Error(`no inspector answers at ${inspectorUrl}`);
}

/** Makes a Node process that was started with `--expose-gc` collect all garbage. */
export async function collectGarbage(pid: number): Promise<void> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await findDebuggerUrl());
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
    throw new Error(`another process than ${pid} answers at ${inspectorUrl}: ${data}`);
  }
}
