import { fault } from '#contract/input/fault.ts';
import { AppError } from '#server/platform/errors.ts';
import * as words from '#words/contract/input';

/**
 * How many pages may be rendering and waiting, in total and per client network. One thread renders them all, so
 * more at once would not be faster; they would only delay other requests.
 */
const defaultLimits = {
  total: { running: 16, waiting: 256 },
  perNetwork: { running: 4, waiting: 96 },
} as const;

interface Load {
  running: number;
  waiting: number;
}

interface Limits {
  total: Readonly<Load>;
  perNetwork: Readonly<Load>;
}

interface Waiting {
  network: string;
  start: () => void;
}

/** Limits how many pages are rendered at once. A busy network does not delay requests from others. */
export class RenderSlots {
  readonly #limits: Limits;
  readonly #byNetwork = new Map<string, Load>();
  readonly #queue: Waiting[] = [];
  #running = 0;

  constructor(limits: Limits = defaultLimits) {
    this.#limits = limits;
  }

  /** Renders as soon as a slot is free. Throws `unavailable` if too many are waiting. */
  async run<Result>(network: string, render: () => Promise<Result>): Promise<Result> {
    const load = this.#byNetwork.get(network) ?? { running: 0, waiting: 0 };
    if (this.#hasFreeSlot(load)) this.#acquire(network, load);
    else await this.#wait(network, load);
    try {
      return await render();
    } finally {
      this.#release(network, load);
    }
  }

  #hasFreeSlot({ running }: Load): boolean {
    const { total, perNetwork } = this.#limits;
    return this.#running < total.running && running < perNetwork.running;
  }

  #acquire(network: string, load: Load): void {
    this.#byNetwork.set(network, load);
    this.#running += 1;
    load.running += 1;
  }

  #wait(network: string, load: Load): Promise<void> {
    const { total, perNetwork } = this.#limits;
    if (this.#queue.length >= total.waiting || load.waiting >= perNetwork.waiting) {
      throw new AppError('unavailable', fault('overloaded', words.overloaded));
    }
    this.#byNetwork.set(network, load);
    load.waiting += 1;
    return new Promise((resolve) => {
      const start = () => {
        load.waiting -= 1;
        this.#acquire(network, load);
        // Lets pending requests run before the next render.
        setImmediate(resolve);
      };
      this.#queue.push({ network, start });
    });
  }

  #release(network: string, load: Load): void {
    this.#running -= 1;
    load.running -= 1;
    if (load.running === 0 && load.waiting === 0) this.#byNetwork.delete(network);
    const next = this.#queue.findIndex((waiting) => {
      const waitingLoad = this.#byNetwork.get(waiting.network);
      return waitingLoad !== undefined && this.#hasFreeSlot(waitingLoad);
    });
    if (next >= 0) this.#queue.splice(next, 1)[0]?.start();
  }
}
