import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '#server/db/client.ts';
import { crossOut, giveBack, type PostedLetter, putOff, takeDue } from './due.ts';
import { isFinal, reasonOf, retryPausesMs } from './failure.ts';
import { maxAtOnce, type Transport } from './transport.ts';

interface Timing {
  /** How often the worker looks for letters by itself: those of other processes, and those to retry. */
  lookEveryMs: number;
  /** How long a letter is a worker's own. */
  leaseMs: number;
  /** How long one attempt may take; well within the lease. */
  attemptMs: number;
  /** How long letters in hand are waited for when the worker stops. */
  stopMs: number;
  retryPausesMs: readonly number[];
}

const usualTiming: Timing = {
  lookEveryMs: 5_000,
  leaseMs: 5 * 60_000,
  attemptMs: 2 * 60_000,
  stopMs: 8_000,
  retryPausesMs,
};

/**
 * Sends the letters that are due, a few at once. Any number of processes can have one on the same
 * database. No request waits for it, and what it logs names no address.
 */
export class MailWorker {
  readonly #db: Db;
  readonly #transport: Transport;
  readonly #logger: Logger;
  readonly #timing: Timing;
  readonly #timer: NodeJS.Timeout;
  readonly #inHand = new Map<string, Promise<void>>();
  #looking: Promise<void> | null = null;
  #lookAgain = false;
  #isStopping = false;
  #isTroubled = false;

  constructor(db: Db, transport: Transport, logger: Logger, timing: Partial<Timing> = {}) {
    this.#db = db;
    this.#transport = transport;
    this.#logger = logger;
    this.#timing = { ...usualTiming, ...timing };
    this.#timer = setInterval(this.wake, this.#timing.lookEveryMs);
    this.wake();
  }

  /** To be called when letters have been written, so that they leave at once. */
  wake = (): void => {
    if (this.#isStopping) return;
    this.#lookAgain = true;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
      if (this.#lookAgain) this.wake();
    });
  };

  /** Takes no more letters, waits for those in hand a little, and gives back the rest. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await this.#looking;
    const isAllSent = Promise.all(this.#inHand.values());
    await Promise.race([isAllSent, sleep(this.#timing.stopMs, undefined, { ref: false })]);
    const rest = [...this.#inHand.keys()];
    this.#inHand.clear();
    this.#transport.close();
    // If that fails they are free when their lease is over.
    await giveBack(this.#db, rest).catch(() => {});
  }

  async #look(): Promise<void> {
    while (this.#lookAgain && !this.#isStopping) {
      this.#lookAgain = false;
      const room = maxAtOnce - this.#inHand.size;
      if (room === 0) return;
      const letters = await this.#take(room);
      for (const letter of letters) {
        this.#inHand.set(letter._id, this.#deliver(letter));
      }
    }
  }

  async #take(room: number): Promise<PostedLetter[]> {
    try {
      return await takeDue(this.#db, room, this.#timing.leaseMs);
    } catch (error) {
      this.#complain({ err: error }, 'letters cannot be read; trying again');
      return [];
    }
  }

  async #deliver(letter: PostedLetter): Promise<void> {
    const failure = await this.#attempt(letter);
    // Stopping may have given it back meanwhile.
    if (!this.#inHand.has(letter._id)) return;
    try {
      if (failure) await this.#noteFailure(letter, failure.error);
      else await crossOut(this.#db, letter._id);
      if (!failure) this.#isTroubled = false;
    } catch (error) {
      this.#complain({ err: error }, 'what became of a letter cannot be noted; it is sent again');
    }
    this.#inHand.delete(letter._id);
    this.wake();
  }

  async #attempt(letter: PostedLetter): Promise<{ error: unknown } | null> {
    const timer = new AbortController();
    const options = { ref: false, signal: timer.signal };
    const isOver = sleep(this.#timing.attemptMs, undefined, options).then(() => {
      throw Object.assign(new Error('it took too long'), { code: 'ETIMEDOUT' });
    });
    try {
      await Promise.race([this.#transport.send(letter), isOver]);
      return null;
    } catch (error) {
      return { error };
    } finally {
      timer.abort();
    }
  }

  async #noteFailure({ _id, attempts }: PostedLetter, error: unknown): Promise<void> {
    const reason = reasonOf(error);
    const pauseMs = isFinal(error) ? undefined : this.#timing.retryPausesMs[attempts - 1];
    await putOff(this.#db, _id, pauseMs, reason);
    if (pauseMs === undefined) {
      this.#logger.error({ letter: _id, attempts, reason }, 'a letter was given up');
    } else {
      this.#complain({ letter: _id, attempts, reason }, 'a letter was not sent; trying again');
    }
  }

  /** Once until a letter leaves: while a server is away, every letter fails. */
  #complain(details: object, message: string): void {
    if (!this.#isTroubled) this.#logger.warn(details, message);
    this.#isTroubled = true;
  }
}
