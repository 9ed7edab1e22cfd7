import type { Logger } from 'pino';

/** A shutdown that takes longer is aborted. The database recovers from that without losing records. */
const deadlineMs = 20_000;

/**
 * Runs `stop` once on SIGINT (Ctrl-C) or SIGTERM, then exits. A second signal is ignored while requests
 * in flight are finished.
 */
export function stopOnSignal(stop: () => Promise<void>, logger: Logger): void {
  let isStopping = false;
  const shutDown = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), deadlineMs).unref();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      logger.error({ err: error }, 'stopping failed');
      process.exit(1);
    }
  };
  process.on('SIGINT', shutDown).on('SIGTERM', shutDown);
}

type Close = () => Promise<void> | void;

/**
 * Collects functions that close what the start has opened, so that everything can be closed at any point: when the
 * product stops, and when its start fails or is interrupted.
 */
export class CleanupStack {
  readonly #closers: Close[] = [];
  readonly #interruption = new AbortController();

  /** Aborted when the start is interrupted. */
  get signal(): AbortSignal {
    return this.#interruption.signal;
  }

  /** Adds a function that closes a resource just opened. Throws if the start has been interrupted. */
  add(close: Close): void {
    this.#closers.push(close);
    this.signal.throwIfAborted();
  }

  /** Makes a start in progress end at its next step. */
  interrupt(): void {
    this.#interruption.abort(new Error('The start was interrupted'));
  }

  /** Closes everything in reverse order. Continues after a failure, then throws the first error. */
  async close(): Promise<void> {
    const errors: unknown[] = [];
    for (const close of this.#closers.splice(0).reverse()) {
      try {
        await close();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  }
}
