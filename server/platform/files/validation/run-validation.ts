import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '#server/platform/errors.ts';
import { isBuilt, productRoot } from '#server/platform/product-root.ts';
import type { RawPicture } from './bitmap.ts';
import { createFairQueue } from './client-queue.ts';
import { tooComplex } from './file-errors.ts';
import type { ValidationResult, ValidationTask } from './validation-protocol.ts';

const workerFile = path.join(
  productRoot,
  isBuilt
    ? 'build/server/validation-worker.js'
    : 'server/platform/files/validation/validation-worker.ts',
);

/** Limits for the objects of the worker thread. The validations limit the buffers that hold files. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 } as const;
/** The largest genuine files take a second. */
const defaultLimitMs = 10_000;
/** The worker ends after this time without a file, which frees its memory. */
const idleMs = 30_000;

let worker: Worker | null = null;
let workerEntry = '';
let idleTimer: NodeJS.Timeout | undefined;

/** Returns the worker, which the first file starts. A process without uploads has none. */
function openWorker(entryFile: string): Worker {
  clearTimeout(idleTimer);
  if (worker && workerEntry === entryFile) return worker;
  void worker?.terminate();
  workerEntry = entryFile;
  const started = new Worker(entryFile, { resourceLimits, execArgv: [] });
  // It must not keep the process alive. An error while no task runs must end only the worker.
  started.unref();
  started.on('error', () => {});
  started.once('exit', () => {
    if (worker === started) worker = null;
  });
  worker = started;
  return started;
}

async function endWorker(): Promise<void> {
  const ended = worker;
  worker = null;
  await ended?.terminate();
}

/** Sends a task to a worker and returns the result. Throws `tooComplex` if it runs out of time or memory. */
async function callWorker(
  target: Worker,
  task: ValidationTask,
  limitMs: number,
): Promise<ValidationResult> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), limitMs);
  try {
    target.postMessage(task);
    const [result] = await once(target, 'message', { signal: timeout.signal });
    return result;
  } catch (error) {
    await endWorker();
    const isOutOfMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (timeout.signal.aborted || isOutOfMemory) throw tooComplex();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const enqueue = createFairQueue();

/**
 * Validates a file in a worker thread, so that no file can block the process. Files are validated one at a time,
 * and clients take turns. Throws an AppError for a bad file and for one that takes too long.
 */
export async function runValidation(
  task: ValidationTask,
  client: string,
  { entryFile = workerFile, limitMs = defaultLimitMs } = {},
): Promise<RawPicture | null> {
  const result = await enqueue(client, async () => {
    try {
      return await callWorker(openWorker(entryFile), task, limitMs);
    } finally {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(endWorker, idleMs).unref();
    }
  });
  if ('rejection' in result) throw new AppError(result.rejection.code, result.rejection.message);
  if ('failure' in result) {
    const { message, ...codes } = result.failure;
    throw Object.assign(new Error(message), codes);
  }
  return result.picture;
}
