import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

/** Opens a file that nobody else can open and that is gone once it is closed, even if the process is killed. */
async function openScratchFile(): Promise<FileHandle> {
  const folder = await mkdtemp(path.join(tmpdir(), 'export-'));
  try {
    return await open(path.join(folder, 'rows'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const mostInMemory = 2 * 1024 * 1024;
const enoughToBegin = 256 * 1024;
const pieceSize = 256 * 1024;

/**
 * Holds what is written faster than it is read, in memory up to 2 MB and else in a file on disk: the writer never waits
 * for its reader.
 */
export class Spill {
  /** Pieces that precede what is in the file. */
  #pieces: Buffer[] = [];
  #inMemory = 0;
  #file: FileHandle | undefined;
  #written = 0;
  #read = 0;
  #size = 0;
  #state: 'open' | 'ended' | 'closed' = 'open';
  #begun = Promise.withResolvers<void>();
  #wake: (() => void) | undefined;
  /** Errors if the writer fails. Read it to the end or destroy it. */
  readonly stream: Readable;

  constructor() {
    this.stream = new Readable({
      highWaterMark: pieceSize,
      read: () => this.#pushOrFail(),
      destroy: (error, done) => {
        this.#close().then(() => done(error), done);
      },
    });
    // Without a listener, an error before anyone reads would end the process. Readers hear of it, too.
    this.stream.on('error', () => {});
    // A writer that fails late has no one who waits for its beginning; the stream's reader hears of it.
    this.#begun.promise.catch(() => {});
  }

  /** Resolves when 256 KB or everything has been written; rejects if the writer fails before. */
  get begun(): Promise<void> {
    return this.#begun.promise;
  }

  /** The number of bytes, once the writer has ended. */
  get size(): number | undefined {
    return this.#state === 'ended' ? this.#size : undefined;
  }

  /** Adds a piece. Rejects if the disk is full or the reader has gone. */
  async write(piece: Buffer): Promise<void> {
    if (this.#state === 'closed') throw new Error('the reader of an export has gone');
    this.#size += piece.length;
    if (this.#read === this.#written && this.#inMemory < mostInMemory) {
      this.#pieces.push(piece);
      this.#inMemory += piece.length;
    } else {
      this.#file ??= await openScratchFile();
      await this.#file.appendFile(piece);
      this.#written += piece.length;
    }
    if (this.#size >= enoughToBegin) this.#begun.resolve();
    this.#wake?.();
  }

  /** Says that everything has been written. */
  end(): void {
    if (this.#state === 'open') this.#state = 'ended';
    this.#begun.resolve();
    this.#wake?.();
  }

  /** Says that the rest cannot be written. */
  fail(error: Error): void {
    this.#begun.reject(error);
    this.stream.destroy(error);
  }

  #pushOrFail = (): void => {
    // Whoever reads the stream hears of the error.
    this.#push().catch((error: Error) => this.stream.destroy(error));
  };

  async #push(): Promise<void> {
    this.#wake = undefined;
    const piece = this.#pieces.shift();
    if (piece) {
      this.#inMemory -= piece.length;
      this.stream.push(piece);
    } else if (this.#file && this.#read < this.#written) {
      const length = Math.min(pieceSize, this.#written - this.#read);
      const buffer = Buffer.allocUnsafeSlow(length);
      const { bytesRead } = await this.#file.read(buffer, 0, length, this.#read);
      this.#read += bytesRead;
      this.stream.push(buffer.subarray(0, bytesRead));
    } else if (this.#state === 'ended') {
      this.stream.push(null);
    } else {
      this.#wake = this.#pushOrFail;
    }
  }

  async #close(): Promise<void> {
    this.#state = 'closed';
    this.#pieces = [];
    await this.#file?.close();
    this.#file = undefined;
  }
}
