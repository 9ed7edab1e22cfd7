type Close = () => Promise<void> | void;

/**
 * Collects how to close what the start has opened, so that everything can be closed at any point: when the
 * product stops, and when its start fails or is interrupted.
 */
export class CleanupStack {
  readonly #closers: Close[] = [];
  readonly #interruption = new AbortController();

  /** Aborted when the start is interrupted. */
  get signal(): AbortSignal {
    return this.#interruption.signal;
  }

  /** Adds how to close what was just opened. Throws if the start has been interrupted. */
  add(close: Close): void {
    this.#closers.push(close);
    this.signal.throwIfAborted();
  }

  /** Makes a start in progress end at its next step. */
  interrupt(): void {
    this.#interruption.abort(new Error('The start was interrupted'));
  }

  /** Closes everything, the last opened first. Continues after a failure, then throws the first error. */
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
