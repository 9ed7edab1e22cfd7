import { rm } from 'node:fs/promises';
import type { Staging } from './staging.ts';

/** The staged files of one request, so that all of them go when it is over. */
export class Scratch {
  readonly #staging: Staging;
  readonly #paths: string[] = [];

  constructor(staging: Staging) {
    this.#staging = staging;
  }

  newPath(): string {
    const path = this.#staging.newPath();
    this.#paths.push(path);
    return path;
  }

  async clear(): Promise<void> {
    await Promise.all(this.#paths.map((path) => rm(path, { force: true })));
  }
}
