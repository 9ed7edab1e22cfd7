import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { makeReachableDir } from './reachable-dir.ts';

/** The product as a separate process, with everything that it printed. */
export interface RunningServer {
  origin: string;
  port: number;
  pid: number;
  adminPath: string;
  printed: () => string;
  /** Sends the signal and waits for the end; returns the exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

const announced = /Back office {2}http:\/\/localhost:(\d+)\/([^/]+)\/\n(.*\n)*\n/;

type Command = [program: string, ...args: string[]];

/** Node's options for the server: those of scripts/start.mjs and deploy/haval. */
export const serverOptions = [
  '--expose-gc',
  '--max-semi-space-size=8',
  '--heap-growing-percent=15',
] as const;

/** The server as `npm start` runs it: the build, not the sources. */
const builtServer: Command = [process.execPath, ...serverOptions, 'build/server/main.js'];

/** Starts the built product on a free port; rejects with what it printed if it ends instead. */
export async function startServer(
  settings: Record<string, string>,
  [program, ...args]: Command = builtServer,
): Promise<RunningServer> {
  const ownDir = settings.DATA_DIR ? null : makeReachableDir('test-server-');
  const child = spawn(program, args, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: ownDir ?? '',
      ...settings,
    },
  });
  let printed = '';
  const found = await new Promise<RegExpExecArray>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      const match = announced.exec(printed);
      if (match) resolve(match);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server exited with ${code}: ${printed}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    if (ownDir) rmSync(ownDir, { recursive: true, force: true });
    return child.exitCode;
  };
  const port = Number(found[1]);
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    adminPath: found[2] ?? '',
    printed: () => printed,
    end,
  };
}
