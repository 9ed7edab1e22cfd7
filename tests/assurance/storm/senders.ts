import { setTimeout as sleep } from 'node:timers/promises';
import { Ledger } from './ledger.ts';
import { type Sending, sendings } from './sendings.ts';

const pauseMs = 50;
const drainMs = 60_000;

/**
 * Visitors who send one request after another. What was not acknowledged they send again under its
 * key, to wherever the product answers by then, until it is.
 */
export class Senders {
  readonly ledger = new Ledger();
  readonly #source = sendings();
  readonly #again: Sending[] = [];
  readonly #loops: Promise<void>[] = [];
  #isOver = false;
  #origins: readonly string[] = [];

  constructor(origins: readonly string[], count: number) {
    this.#origins = origins;
    for (let sender = 0; sender < count; sender += 1) this.#loops.push(this.#loop(sender));
  }

  /** To where they send from now on. */
  moveTo(...origins: string[]): void {
    this.#origins = origins;
  }

  /** Sends the latest acknowledged requests once more: each must be given its own record. */
  async repeatLatest(count: number): Promise<void> {
    const keys = [...this.ledger.acknowledged.keys()].slice(-count);
    for (const key of keys) {
      const sending = this.ledger.sent.get(key);
      if (sending) await this.ledger.send(this.#originOf(0), sending);
    }
  }

  /** Sends a new request until it is acknowledged: the product answers again. */
  async untilAcknowledged(): Promise<void> {
    const probe = this.#source.next().value;
    while (!(await this.ledger.send(this.#originOf(0), probe))) await sleep(20);
  }

  /** Ends the sending, once all that was sent is acknowledged. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#loops);
    const deadline = Date.now() + drainMs;
    for (const sending of this.#again) {
      while (!(await this.ledger.send(this.#originOf(0), sending))) {
        if (Date.now() > deadline) throw new Error('the product takes nothing any more');
        await sleep(pauseMs);
      }
    }
  }

  #originOf(sender: number): string {
    return this.#origins[sender % this.#origins.length] ?? '';
  }

  async #loop(sender: number): Promise<void> {
    for (let turn = sender; !this.#isOver; turn += 1) {
      const sending = this.#again.shift() ?? this.#source.next().value;
      if (await this.ledger.send(this.#originOf(turn), sending)) continue;
      this.#again.push(sending);
      await sleep(pauseMs);
    }
  }
}
