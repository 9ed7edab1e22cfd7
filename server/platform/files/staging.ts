import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '#contract/format/pakistan-time.ts';
import { uploadMessages } from '#contract/http/uploads.ts';
import { AppError } from '#server/platform/errors.ts';
import type { NetworkShare } from '#server/platform/http/client.ts';
import { DiskRoom } from './disk-room.ts';
import type { VirusScanner } from './virus-scanner.ts';

const megabyte = 1024 ** 2;

/** The maximum size of files that visitors may send per day, in bytes. */
export interface DailyAmounts {
  perClient: number;
  inAll: number;
}

/**
 * Enough for forty of the largest applications, or about 500 usual ones, because many phones share a carrier's address.
 */
const usualAmounts: DailyAmounts = { perClient: 1024 * megabyte, inAll: 10 * 1024 * megabyte };

/** Counts the bytes of files that visitors send to this process, in periods of a day that start with the first file. */
export class DailyAllowance {
  readonly #amounts: DailyAmounts;
  readonly #byNetwork = new Map<string, number>();
  #sum = 0;
  #endsAt = 0;

  constructor(amounts: DailyAmounts = usualAmounts) {
    this.#amounts = amounts;
  }

  /** Adds bytes to a client's count. Throws if they exceed the limit of the client, or of all. */
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

/** A private folder for received files until they are validated and stored. */
export interface Staging {
  /** Measures the free space of its disk. */
  room: DiskRoom;
  /** The daily limit for visitors; undefined: unlimited. */
  allowance?: DailyAllowance | undefined;
  /** Scans received files for viruses; undefined: no scan. */
  scan?: VirusScanner | undefined;
  /** Returns a new, unused path in the folder. */
  newPath: () => string;
  /** Removes files that were not written to for `idleMs`, because their process died. */
  sweep: (idleMs: number) => Promise<void>;
}

type StagingOptions = Pick<Staging, 'allowance' | 'scan'> & { room?: DiskRoom };

/** Opens `dir` as staging folder; creates it if necessary. */
export function openStaging(dir: string, { room, ...options }: StagingOptions = {}): Staging {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  return {
    ...options,
    room: room ?? new DiskRoom(dir),
    newPath: () => path.join(dir, randomUUID()),
    sweep: async (idleMs) => {
      for (const name of await readdir(dir)) {
        const file = path.join(dir, name);
        const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
          // Its request has removed it after the folder was listed.
          if (error.code === 'ENOENT') return null;
          throw error;
        });
        if (found && found.mtimeMs < Date.now() - idleMs) await rm(file, { force: true });
      }
    },
  };
}
