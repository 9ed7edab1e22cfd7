import { createHash } from 'node:crypto';

const hourMs = 60 * 60 * 1000;
const maxAddresses = 50_000;

/** So much of a hash tells apart what one process is asked within an hour. */
const markOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 11);

/**
 * Keeps our letters from being used to flood somebody's mailbox: anyone can enter anyone's address, as
 * often as the request limits allow. Each process counts by itself.
 */
export class Restraint {
  readonly #perHour: number;
  /** By an address's mark, those of what was allowed for it, as one text: sets take three times the memory. */
  readonly #allowed = new Map<string, string>();
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
    const key = markOf(address.toLowerCase());
    const allowed = this.#allowedFor(key);
    const mark = markOf(about);
    if (allowed.includes(mark)) return true;
    if (allowed.length >= this.#perHour) return false;
    this.#allowed.set(key, [...allowed, mark].join(' '));
    return true;
  }

  /** Takes back what was allowed: the letter was not written after all. */
  giveBack(address: string, about: string): void {
    const key = markOf(address.toLowerCase());
    const mark = markOf(about);
    const rest = this.#allowedFor(key).filter((other) => other !== mark);
    if (rest.length > 0) this.#allowed.set(key, rest.join(' '));
    else this.#allowed.delete(key);
  }

  #allowedFor(key: string): string[] {
    return this.#allowed.get(key)?.split(' ') ?? [];
  }
}
