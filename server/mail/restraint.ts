const hourMs = 60 * 60 * 1000;
const maxAddresses = 50_000;

/**
 * Keeps our letters from being used to flood somebody's mailbox: anyone can enter anyone's address, as
 * often as the request limits allow. Each process counts by itself.
 */
export class Restraint {
  readonly #perHour: number;
  readonly #counts = new Map<string, number>();
  #since = 0;

  constructor(perHour: number) {
    this.#perHour = perHour;
  }

  /** Whether one more letter may go to an address within this hour, counting it. */
  allows(address: string, now = Date.now()): boolean {
    if (now - this.#since >= hourMs || this.#counts.size >= maxAddresses) {
      this.#counts.clear();
      this.#since = now;
    }
    const key = address.toLowerCase();
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count <= this.#perHour;
  }
}
