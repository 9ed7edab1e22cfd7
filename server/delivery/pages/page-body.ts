import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { chooseEncoding, type Encoding } from '#server/platform/http/accepted-encoding.ts';
import { recompressQueue } from './recompress-queue.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Compresses with Brotli. Quality 11 takes seventy times as long as 6 and makes a page 10% smaller. */
const compressBrotli = (content: Buffer, quality: 6 | 11) =>
  brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } });

const compressors: Partial<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) => compressBrotli(content, 6),
  gzip: (content) => gzip(content),
};

/** Smaller bodies gain little from compression. */
const minBytes = 1_024;

/** A page's content in one encoding. */
export interface EncodedBody {
  encoding: Encoding;
  bytes: Buffer;
}

/**
 * A page's content, compressed once per encoding on first use. Brotli content that is requested again is
 * recompressed at the highest quality in the background.
 */
export class PageBody {
  readonly plain: Buffer;
  readonly #encodings: readonly Encoding[];
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();
  #isRecompressed = false;

  private constructor(plain: Buffer, encodings: readonly Encoding[]) {
    this.plain = plain;
    this.#encodings = encodings;
  }

  /** Creates a body from text, which is compressed for clients that accept it. */
  static fromText(content: Buffer): PageBody {
    return new PageBody(content, content.length < minBytes ? [] : ['br', 'gzip']);
  }

  /** Creates a body from compressed content, such as a picture. */
  static fromBytes(content: Buffer): PageBody {
    return new PageBody(content, []);
  }

  /** An upper bound for all encodings: the compressed ones together are smaller than the plain text. */
  get maxBytes(): number {
    return this.plain.length * (this.#encodings.length > 0 ? 2 : 1);
  }

  /** Returns the content in the best encoding for a client's Accept-Encoding. */
  async encodeFor(accepted: string | undefined): Promise<EncodedBody> {
    const encoding = chooseEncoding(accepted, this.#encodings);
    const compress = compressors[encoding];
    if (!compress) return { encoding, bytes: this.plain };
    const kept = this.#compressed.get(encoding);
    if (kept && encoding === 'br') this.#recompress(kept);
    const bytes = kept ?? compress(this.plain);
    this.#compressed.set(encoding, bytes);
    return { encoding, bytes: await bytes };
  }

  /** Queues recompression once per page; tries again at the next request if the queue is full. */
  #recompress(kept: Promise<Buffer>): void {
    if (this.#isRecompressed) return;
    const recompress = async () => {
      const [before, after] = await Promise.all([kept, compressBrotli(this.plain, 11)]);
      if (after.length < before.length) this.#compressed.set('br', Promise.resolve(after));
    };
    this.#isRecompressed = recompressQueue.add(this, recompress);
  }

  /** Cancels queued recompression, for a page that left the cache. */
  release(): void {
    recompressQueue.remove(this);
  }
}
