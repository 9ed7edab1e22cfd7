import { rm } from 'node:fs/promises';
import type { NetworkShare } from '#server/platform/http/client.ts';
import type { Staging } from './staging.ts';
import type { Uploader } from './upload-places.ts';

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
