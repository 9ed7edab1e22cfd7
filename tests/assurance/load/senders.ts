import { setTimeout as sleep } from 'node:timers/promises';
import { Ledger } from './ledger.ts';
import { generateSubmissions, type KeyedSubmission } from './submissions.ts';

const pauseMs = 50;
const drainMs = 60_000;

/**
 * Visitors who send one request after another. They retry a request that was not acknowledged under the
 * same key, at the product's current origin, until it is.
 */
export class Senders {
  readonly ledger = new Ledger();
  readonly #source = generateSubmissions();
  readonly #retries: KeyedSubmission[] = [];
  readonly #loops: Promise<void>[] = [];
  #isOver = false;
  #origins: readonly string[] = [];

  constructor(origins: readonly string[], count: number) {
    this.#origins = origins;
    for (let sender = 0; sender < count; sender += 1) this.#loops.push(this.#loop(sender));
  }

  /** Sets the origins of all later requests. */
  setOrigins(...origins: string[]): void {
    this.#origins = origins;
  }

  /** Sends the latest acknowledged requests again; the ledger notes a fault if one gets another record. */
  async repeatLatest(count: number): Promise<void> {
    const keys = [...this.ledger.acknowledged.keys()].slice(-count);
    for (const key of keys) {
      const submission = this.ledger.sent.get(key);
      if (submission) await this.ledger.send(this.#chooseOrigin(0), submission);
    }
  }

  /** Retries a new request until it is acknowledged. */
  async sendUntilAcknowledged(): Promise<void> {
    await this.#repeat(this.#source.next().value, { deadline: Date.now() + drainMs, everyMs: 20 });
  }

  /** Stops, after everything that was sent is acknowledged. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#loops);
    const deadline = Date.now() + drainMs;
    for (const submission of this.#retries) {
      await this.#repeat(submission, { deadline, everyMs: pauseMs });
    }
  }

  /** Sends a request until it is acknowledged. Throws after the deadline. */
  async #repeat(
    submission: KeyedSubmission,
    { deadline, everyMs }: { deadline: number; everyMs: number },
  ): Promise<void> {
    while (!(await this.ledger.send(this.#chooseOrigin(0), submission))) {
      if (Date.now() > deadline) throw new Error('the product accepts no requests any more');
      await sleep(everyMs);
    }
  }

  #chooseOrigin(sender: number): string {
    return this.#origins[sender % this.#origins.length] ?? '';
  }

  async #loop(sender: number): Promise<void> {
    for (let turn = sender; !this.#isOver; turn += 1) {
      const submission = this.#retries.shift() ?? this.#source.next().value;
      if (await this.ledger.send(this.#chooseOrigin(turn), submission)) continue;
      this.#retries.push(submission);
      await sleep(pauseMs);
    }
  }
}
