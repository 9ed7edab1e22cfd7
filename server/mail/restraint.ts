import { createHash } from 'node:crypto';

const hourMs = 60 * 60 * 1000;
const maxAddresses = 50_000;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Keeps our letters from being used to flood somebody's mailbox: anyone can enter anyone's address, as
 * often as the request limits allow. Each process counts by itself.
 */
export class Restraint {
  readonly #perHour: number;
  /** By address, hashes of what was allowed for it. */
  readonly #allowed = new Map<string, Set<string>>();
  #since = 0;

  constructor(perHour: number) {
    this.#perHour = perHour;
  }

  /**
   * Whether a letter about something may go to an address within this hour, counting it. What comes
   * again is told by its name, and counted once: of its repeats only one stores anything.
   */
  allows(address: string, about: string, now = Date.now()): boolean {
    if (now - this.#since >= hourMs || this.#allowed.size >= maxAddresses) {
      this.#allowed.clear();
      this.#since = now;
    }
    const key = address.toLowerCase();
    const allowed = this.#allowed.get(key) ?? new Set();
    const name = hashOf(about);
    if (allowed.has(name)) return true;
    if (allowed.size >= this.#perHour) return false;
    this.#allowed.set(key, allowed.add(name));
    return true;
  }

  /** Takes back what was allowed: the letter was not written after all. */
  giveBack(address: string, about: string): void {
    this.#allowed.get(address.toLowerCase())?.delete(hashOf(about));
  }
}
