import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '#server/platform/db/client.ts';
import {
  deleteSent,
  deleteSentAndLeaseDue,
  type QueuedEmail,
  releaseLeases,
  scheduleRetry,
} from './email-queue.ts';
import { describeFailure, isAboutEmail, isFinal, retryPausesMs } from './failure.ts';
import { maxAtOnce, type Transport } from './transport.ts';

/**
 * Logs failures and recoveries of sending, without email addresses: repeated failures log one line until sending works.
 */
class DeliveryLog {
  readonly #logger: Logger;
  /** The destination of emails. */
  readonly #transport: string;
  #hasWarned = false;
  #isTransportFailing = false;

  constructor(logger: Logger, transport: string) {
    this.#logger = logger;
    this.#transport = transport;
  }

  reportGivenUp(details: object): void {
    this.#logger.error(details, 'an email was given up');
  }

  /** Warns once until an email is sent: while the mail server is unavailable, every email fails. */
  warnOnce(details: object, message: string): void {
    if (!this.#hasWarned) this.#logger.warn(details, message);
    this.#hasWarned = true;
  }

  warnOfLostResult(error: unknown): void {
    this.warnOnce(
      { err: error },
      'the result of sending an email cannot be stored; it will be sent again',
    );
  }

  /** Warns once, until emails are sent again. */
  reportTransportFailure(details: object): void {
    if (this.#isTransportFailing) return;
    this.#isTransportFailing = true;
    const transport = this.#transport;
    this.#logger.warn({ ...details, transport }, 'an email was not sent; trying again');
  }

  /** Logs once that emails are sent again. */
  reportSuccess(): void {
    this.#hasWarned = false;
    if (!this.#isTransportFailing) return;
    this.#isTransportFailing = false;
    this.#logger.info({ transport: this.#transport }, 'emails are sent again');
  }
}

interface Timing {
  /** How often the worker polls the queue, for emails of other processes and for retries. */
  lookEveryMs: number;
  /** How long a worker leases an email. */
  leaseMs: number;
  /** How long one attempt may take; much less than the lease. */
  attemptMs: number;
  /** How long to wait for emails in progress when the worker stops. */
  stopMs: number;
  /** How long to wait after leasing emails before the next poll. */
  pauseMs: number;
  retryPausesMs: readonly number[];
}

const defaultTiming: Timing = {
  lookEveryMs: 5_000,
  leaseMs: 5 * 60_000,
  attemptMs: 2 * 60_000,
  stopMs: 8_000,
  // Requests have priority: in a flood of them, each poll finds several emails instead of one.
  pauseMs: 25,
  retryPausesMs,
};

/** Bulk emails leave one connection to other emails, however slow the mail server is. */
const maxBulkAtOnce = maxAtOnce - 1;

/**
 * Sends due emails, a few at once. Any number of processes may run a worker on the same database. No request
 * waits for it, and its log lines contain no email addresses.
 */
export class MailWorker {
  readonly #db: Db;
  readonly #transport: Transport;
  readonly #log: DeliveryLog;
  readonly #timing: Timing;
  readonly #timer: NodeJS.Timeout;
  readonly #inProgress = new Map<string, Promise<void>>();
  /** The ids of sent emails that are still in the queue. */
  #sent: string[] = [];
  #bulkInProgress = 0;
  #polling: Promise<void> | null = null;
  #pollAgain = false;
  #isStopping = false;

  constructor(db: Db, transport: Transport, logger: Logger, timing: Partial<Timing> = {}) {
    this.#db = db;
    this.#transport = transport;
    this.#log = new DeliveryLog(logger, transport.name);
    this.#timing = { ...defaultTiming, ...timing };
    this.#timer = setInterval(this.wake, this.#timing.lookEveryMs);
    this.wake();
  }

  /** Call it after queueing emails, so that they are sent immediately. */
  wake = (): void => {
    if (this.#isStopping) return;
    this.#pollAgain = true;
    this.#polling ??= this.#poll().finally(() => {
      this.#polling = null;
      if (this.#pollAgain) this.wake();
    });
  };

  /** Leases no more emails, waits briefly for the ones in progress, and releases the rest. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await this.#polling;
    const isAllSent = Promise.all(this.#inProgress.values());
    await Promise.race([isAllSent, sleep(this.#timing.stopMs, undefined, { ref: false })]);
    const unsent = [...this.#inProgress.keys()];
    this.#inProgress.clear();
    this.#transport.close();
    // If that fails, the leases expire.
    await releaseLeases(this.#db, unsent).catch(() => {});
    await deleteSent(this.#db, this.#sent).catch((error) => this.#log.warnOfLostResult(error));
  }

  async #poll(): Promise<void> {
    while (this.#pollAgain && !this.#isStopping) {
      this.#pollAgain = false;
      const free = maxAtOnce - this.#inProgress.size;
      if (free === 0) return;
      const maxBulk = maxBulkAtOnce - this.#bulkInProgress;
      const emails = await this.#deleteAndLease(free, maxBulk);
      for (const email of emails) {
        if (email.isBulk) this.#bulkInProgress += 1;
        this.#inProgress.set(email._id, this.#deliver(email));
      }
      if (emails.length > 0) await sleep(this.#timing.pauseMs);
    }
  }

  async #deleteAndLease(limit: number, maxBulk: number): Promise<QueuedEmail[]> {
    const sent = this.#sent;
    this.#sent = [];
    try {
      const { leaseMs } = this.#timing;
      return await deleteSentAndLeaseDue(this.#db, { sent, limit, maxBulk, leaseMs });
    } catch (error) {
      this.#sent.push(...sent);
      this.#log.warnOnce({ err: error }, 'the email queue cannot be read; trying again');
      return [];
    }
  }

  async #deliver(email: QueuedEmail): Promise<void> {
    const failure = await this.#attempt(email);
    if (email.isBulk) this.#bulkInProgress -= 1;
    // `stop` may have released it.
    if (!this.#inProgress.has(email._id)) return;
    if (failure) {
      await this.#recordFailure(email, failure.error).catch((error) =>
        this.#log.warnOfLostResult(error),
      );
    } else {
      this.#sent.push(email._id);
      this.#log.reportSuccess();
    }
    this.#inProgress.delete(email._id);
    this.wake();
  }

  async #attempt(email: QueuedEmail): Promise<{ error: unknown } | null> {
    const timer = new AbortController();
    const options = { ref: false, signal: timer.signal };
    const isOver = sleep(this.#timing.attemptMs, undefined, options).then(() => {
      throw Object.assign(new Error('it took too long'), { code: 'ETIMEDOUT' });
    });
    try {
      await Promise.race([this.#transport.send(email), isOver]);
      return null;
    } catch (error) {
      return { error };
    } finally {
      timer.abort();
    }
  }

  async #recordFailure({ _id, attempts }: QueuedEmail, error: unknown): Promise<void> {
    const reason = describeFailure(error);
    const pauseMs = isFinal(error) ? undefined : this.#timing.retryPausesMs[attempts - 1];
    await scheduleRetry(this.#db, _id, pauseMs, reason);
    const details = { emailId: _id, attempts, reason };
    if (pauseMs === undefined) this.#log.reportGivenUp(details);
    else if (isAboutEmail(error)) this.#log.warnOnce(details, 'an email was refused; trying again');
    else this.#log.reportTransportFailure(details);
  }
}
