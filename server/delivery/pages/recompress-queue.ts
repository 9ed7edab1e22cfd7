/** How many pages may wait: about as many as the site has popular ones. */
const maxWaiting = 32;

/**
 * Runs one task per owner, one after another, because each keeps a thread busy for 100 ms or more. A failed task is
 * dropped.
 */
export class WorkQueue {
  readonly #maxWaiting: number;
  /** In order of arrival. */
  readonly #waiting = new Map<object, () => Promise<void>>();
  #isRunning = false;

  constructor(max: number) {
    this.#maxWaiting = max;
  }

  /** The number of waiting tasks, without the running one. */
  get length(): number {
    return this.#waiting.size;
  }

  /** Adds a task; returns false if the queue is full. */
  add(owner: object, task: () => Promise<void>): boolean {
    if (this.#waiting.size >= this.#maxWaiting) return false;
    this.#waiting.set(owner, task);
    if (!this.#isRunning) void this.#run();
    return true;
  }

  /** Drops an owner's waiting task. */
  remove(owner: object): void {
    this.#waiting.delete(owner);
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (const [owner, task] of this.#waiting) {
      this.#waiting.delete(owner);
      // The page keeps its first compressed form, so nothing is lost if a smaller one fails.
      await task().catch(() => {});
    }
    this.#isRunning = false;
  }
}

/** Pages waiting to be compressed at the highest quality. */
export const recompressQueue = new WorkQueue(maxWaiting);
