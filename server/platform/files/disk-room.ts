import { statfs } from 'node:fs/promises';
import { uploadMessages } from '#contract/http/uploads.ts';
import { AppError } from '#server/platform/errors.ts';

const gigabyte = 1024 ** 3;
/** The space that uploads must leave for the database and other programs on the disk: the smaller of the two. */
const reserve = { bytes: 2 * gigabyte, share: 0.05 } as const;
/** How long a measurement is reused. 200 visitors at full speed write 100 MB in that time. */
const maxAgeMs = 100;

/** The free and total space of a disk, in bytes. */
export interface DiskSpace {
  free: number;
  total: number;
}

/** Reads the space of the disk that a folder is on. */
export async function readDiskSpace(dir: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(dir);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** Whether a disk has too little free space for uploads. */
export const isNearlyFull = ({ free, total }: DiskSpace): boolean =>
  free < Math.min(reserve.bytes, total * reserve.share);

/** Whether a disk will soon have too little free space for uploads: less than twice the reserve. */
export const isLow = ({ free, total }: DiskSpace): boolean =>
  isNearlyFull({ free: free / 2, total });

/** Watches the free space of the disk that a folder is on. */
export class DiskRoom {
  readonly #read: () => Promise<DiskSpace>;
  #space: Promise<DiskSpace> | null = null;
  #measuredAt = 0;

  constructor(dir: string, read = () => readDiskSpace(dir)) {
    this.#read = read;
  }

  /** Throws if uploads would use the space reserved for the database. */
  async check(): Promise<void> {
    if (!isNearlyFull(await this.#measure(maxAgeMs))) return;
    // Space may have been freed since the last measurement.
    if (isNearlyFull(await this.#measure(0))) {
      throw new AppError('unavailable', uploadMessages.noRoom);
    }
  }

  /** Returns the space, measured less than `maxAge` milliseconds ago. */
  #measure(maxAge: number): Promise<DiskSpace> {
    const now = Date.now();
    if (!this.#space || now - this.#measuredAt >= maxAge) {
      this.#space = this.#read();
      this.#measuredAt = now;
    }
    return this.#space;
  }
}
