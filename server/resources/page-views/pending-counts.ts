/** The count of a name on a day. */
export interface PendingCount {
  /** YYYY-MM-DD. */
  day: string;
  name: string;
  count: number;
}

/** Counts by day and name that are not stored yet. */
export class PendingCounts {
  readonly #maxSize: number;
  readonly #surplus: string | undefined;
  #counts = new Map<string, PendingCount>();

  /** Names beyond `maxSize` count under the name `surplus`, or not at all if it is not set. */
  constructor(maxSize: number, surplus?: string) {
    this.#maxSize = maxSize;
    this.#surplus = surplus;
  }

  /** Adds one to a count. */
  add(day: string, name: string): void {
    const key = `${day}\n${name}`;
    const existing = this.#counts.get(key);
    if (existing) existing.count += 1;
    else if (this.#counts.size < this.#maxSize || name === this.#surplus) {
      this.#counts.set(key, { day, name, count: 1 });
    } else if (this.#surplus !== undefined) this.add(day, this.#surplus);
  }

  /** Returns all counts and clears them. */
  take(): PendingCount[] {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    return counts;
  }
}
