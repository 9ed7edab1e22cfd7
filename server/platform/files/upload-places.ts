import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { uploadMessages } from '#contract/http/uploads.ts';
import { AppError } from '#server/platform/errors.ts';
import type { NetworkShare } from '#server/platform/http/client.ts';
import type { Staging } from './staging.ts';

/** Who sends a form: staff have separate slots, which visitors cannot occupy. */
export type Uploader = 'visitor' | 'staff';

/**
 * How many forms with files may be received at once: each one uses disk space for as long as its sender is slow. The
 * staff of one office share an address.
 */
const limits = {
  visitor: { inAll: 200, perClient: 10 },
  staff: { inAll: 100, perClient: 50 },
} as const;

interface Places {
  taken: number;
  byNetwork: Map<string, number>;
}

const newPlaces = (): Places => ({ taken: 0, byNetwork: new Map() });
const places: Readonly<Record<Uploader, Places>> = { visitor: newPlaces(), staff: newPlaces() };

/** Takes a slot in each of the client's networks, and returns a function that releases them. Throws if none is free. */
function takePlace(sender: Uploader, networks: readonly NetworkShare[]): () => void {
  const { inAll, perClient } = limits[sender];
  const own = places[sender];
  const count = (network: string) => own.byNetwork.get(network) ?? 0;
  const isFull = networks.some(({ network, share }) => count(network) >= share * perClient);
  if (own.taken >= inAll || isFull) {
    throw new AppError('unavailable', uploadMessages.tooMuchAtOnce);
  }
  own.taken += 1;
  for (const { network } of networks) own.byNetwork.set(network, count(network) + 1);
  return () => {
    own.taken -= 1;
    for (const { network } of networks) {
      if (count(network) === 1) own.byNetwork.delete(network);
      else own.byNetwork.set(network, count(network) - 1);
    }
  };
}

/** Receives a client's form in a slot for its kind of sender. Throws if none is free. */
export async function withUploadPlace<Result>(
  sender: Uploader,
  networks: readonly NetworkShare[],
  receive: () => Promise<Result>,
): Promise<Result> {
  const giveBack = takePlace(sender, networks);
  try {
    return await receive();
  } finally {
    giveBack();
  }
}

const checkEveryMs = 120_000;
/** The minimum number of bytes in the first two minutes, low enough for a CV on a slow connection. */
const firstMinimum = 32 * 1024;
/** The minimum doubles every two minutes up to this: occupying a slot for longer must cost more bandwidth. */
const lastMinimum = 512 * 1024;
/** A visitor's form has at most 25 MB; staff send videos. */
const visitorTimeoutMs = 600_000;

/**
 * Closes the connection of a request that sends more than `maxBytes` or too little per two minutes, and of a visitor's
 * request that takes ten minutes. Otherwise a few slow clients could occupy every slot.
 */
export function limitUpload(request: IncomingMessage, maxBytes: number, uploader: Uploader): void {
  let bytes = 0;
  let lastBytes = 0;
  let minimum = firstMinimum;
  const check = setInterval(() => {
    if (bytes - lastBytes < minimum) request.destroy();
    lastBytes = bytes;
    minimum = Math.min(2 * minimum, lastMinimum);
  }, checkEveryMs);
  const end =
    uploader === 'visitor' ? setTimeout(() => request.destroy(), visitorTimeoutMs) : undefined;
  const stop = () => {
    clearInterval(check);
    clearTimeout(end);
  };
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) request.destroy();
  });
  request.once('close', stop);
  request.once('end', stop);
}

/** Tracks the staged files of one request, so that all of them can be removed afterwards. */
export class StagedFiles {
  readonly #staging: Staging;
  readonly #uploader: Uploader;
  readonly #networks: readonly NetworkShare[];
  readonly #paths: string[] = [];

  constructor(
    staging: Staging,
    { uploader, networks }: { uploader: Uploader; networks: readonly NetworkShare[] },
  ) {
    this.#staging = staging;
    this.#uploader = uploader;
    this.#networks = networks;
  }

  newPath(): string {
    const path = this.#staging.newPath();
    this.#paths.push(path);
    return path;
  }

  /** Counts bytes before they are written. Throws if the disk is nearly full or the client is over its daily limit. */
  async reserveSpace(bytes: number): Promise<void> {
    if (this.#uploader === 'visitor') this.#staging.allowance?.take(this.#networks, bytes);
    await this.#staging.room.check();
  }

  async clear(): Promise<void> {
    await Promise.all(this.#paths.map((path) => rm(path, { force: true })));
  }
}
