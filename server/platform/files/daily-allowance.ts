import { uploadMessages } from '#contract/uploads.ts';
import { AppError } from '#server/platform/errors.ts';
import type { NetworkShare } from '#server/platform/http/client-network.ts';

const megabyte = 1024 ** 2;
const dayMs = 24 * 60 * 60 * 1000;

/** How much visitors may send in files within a day, in bytes. */
export interface DailyAmounts {
  perClient: number;
  inAll: number;
}

/** Forty of the largest applications, or some 500 usual ones: a carrier's address is that of many. */
const usualAmounts: DailyAmounts = { perClient: 1024 * megabyte, inAll: 10 * 1024 * megabyte };

/** Counts what visitors send in files to this process, in spans of a day from the first file on. */
export class DailyAllowance {
  readonly #amounts: DailyAmounts;
  readonly #byNetwork = new Map<string, number>();
  #sum = 0;
  #endsAt = 0;

  constructor(amounts: DailyAmounts = usualAmounts) {
    this.#amounts = amounts;
  }

  /** Counts so many bytes for a client. Throws where they are too many for it, or for all. */
  take(networks: readonly NetworkShare[], bytes: number, now = Date.now()): void {
    if (now >= this.#endsAt) {
      this.#byNetwork.clear();
      this.#sum = 0;
      this.#endsAt = now + dayMs;
    }
    const sent = (network: string) => (this.#byNetwork.get(network) ?? 0) + bytes;
    const { perClient, inAll } = this.#amounts;
    if (networks.some(({ network, share }) => sent(network) > share * perClient)) {
      throw new AppError('too-many', uploadMessages.tooMuchToday);
    }
    if (this.#sum + bytes > inAll) throw new AppError('unavailable', uploadMessages.noRoom);
    for (const { network } of networks) this.#byNetwork.set(network, sent(network));
    this.#sum += bytes;
  }
}
