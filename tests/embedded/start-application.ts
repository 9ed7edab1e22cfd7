import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { runAs, type SystemUser } from '#server/platform/db/embedded/server-user.ts';
import type { EmbeddedPostgres } from '#server/platform/db/embedded/supervisor.ts';

type Started = Omit<EmbeddedPostgres, 'stop'>;

/** The path of the application, for tests that copy it. */
export const APPLICATION = fileURLToPath(new URL('application.ts', import.meta.url));

/** An application in a separate process, killed when the test ends. */
export class Application {
  readonly process: ChildProcess;
  /** The application's log lines and the process's standard error. */
  readonly log: string[] = [];
  /** Ids of the rows that the database has acknowledged. */
  readonly rows: string[] = [];
  readonly closed: Promise<unknown>;
  readonly #ready = Promise.withResolvers<Started>();

  constructor(child: ChildProcess) {
    this.process = child;
    this.closed = once(child, 'close');
    this.#ready.promise.catch(() => {});
    void this.closed.then(() => this.#ready.reject(new Error(this.log.join('\n'))));
    if (child.stdout) createInterface(child.stdout).on('line', (line) => this.#readLine(line));
    if (child.stderr) createInterface(child.stderr).on('line', (line) => this.log.push(line));
  }

  /** Resolves when the database runs. @throws with the log if the application exits before */
  ready(): Promise<Started> {
    return this.#ready.promise;
  }

  /** Returns when the process is gone and all its output has been read. */
  async kill(signal: NodeJS.Signals): Promise<void> {
    this.process.kill(signal);
    await this.closed;
  }

  #readLine(line: string): void {
    const space = line.indexOf(' ');
    const content = JSON.parse(line.slice(space));
    if (line.startsWith('row')) this.rows.push(content);
    if (line.startsWith('log')) this.log.push(content);
    if (line.startsWith('ready')) this.#ready.resolve(content);
  }
}

/** Runs a program isolated as in a container: with its own processes and shared memory. */
export const CONTAINER = ['unshare', '--pid', '--ipc', '--fork', '--mount-proc', '--kill-child'];

/**
 * Starts an application. `detached` gives it its own process group, as a terminal does. An application in
 * a container takes all its child processes with it when it ends.
 */
export function startApplication(
  dataDir: string,
  options: {
    writers?: number;
    systemDir?: string;
    user?: SystemUser;
    detached?: boolean;
    inContainer?: boolean;
    script?: string;
  } = {},
): Application {
  const { writers = 0, systemDir = '', user, detached = false, script = APPLICATION } = options;
  const command = [process.execPath, script, dataDir, `${writers}`, systemDir];
  const [program = '', ...rest] = options.inContainer ? [...CONTAINER, ...command] : command;
  const child = spawn(program, rest, {
    ...runAs(user),
    cwd: '/',
    detached,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const application = new Application(child);
  onTestFinished(() => application.kill('SIGKILL'));
  return application;
}
