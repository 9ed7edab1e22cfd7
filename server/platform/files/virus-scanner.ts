import { execFile } from 'node:child_process';
import { uploadMessages } from '#contract/http/uploads.ts';
import { AppError } from '#server/platform/errors.ts';

const defaultTimeoutMs = 60_000;
/** Scanners that load their rules on every run take much memory, so few run at once. */
const maxAtOnce = 2;

/** Throws an AppError: 'invalid' for an infected file, 'unavailable' if the file could not be scanned. */
export type VirusScanner = (path: string) => Promise<void>;

/** Returns the program's exit code; null if it did not start, was killed or took too long. */
function runProgram(
  program: string,
  args: readonly string[],
  timeout: number,
): Promise<number | null> {
  return new Promise((resolve) => {
    const options = { timeout, killSignal: 'SIGKILL', maxBuffer: 1024 * 1024 } as const;
    execFile(program, args, options, (error) => {
      if (!error) resolve(0);
      else resolve(typeof error.code === 'number' && !error.killed ? error.code : null);
    });
  });
}

/**
 * Creates a scanner from a command, to which the path of a file is appended. The command exits with 0 for a
 * clean file and with 1 for an infected one, as ClamAV's programs do. No shell runs it; it is split at spaces.
 */
export function makeVirusScanner(
  command: string,
  timeoutMs: number = defaultTimeoutMs,
): VirusScanner {
  const [program = '', ...args] = command.trim().split(/\s+/);
  const waiting: (() => void)[] = [];
  let running = 0;
  const takeTurn = async () => {
    if (running >= maxAtOnce) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
  };
  const endTurn = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (path) => {
    await takeTurn();
    const code = await runProgram(program, [...args, path], timeoutMs).finally(endTurn);
    if (code === 0) return;
    if (code === 1) throw new AppError('invalid', uploadMessages.infected);
    throw new AppError('unavailable', uploadMessages.notScanned);
  };
}
