import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { chooseEncoding, type Encoding } from '#server/http/accepted-encoding.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** A page's Brotli form of a quality: 11 takes seventy times as long as 6 to make a page a tenth shorter. */
const brotliOf = (content: Buffer, quality: 6 | 11) =>
  brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } });

const compressors: Partial<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) => brotliOf(content, 6),
  gzip: (content) => gzip(content),
};

/** Below this a compressed answer is hardly shorter. */
const minBytes = 1_024;

/** One form of a page's content: as it is, or compressed. */
export interface Form {
  encoding: Encoding;
  bytes: Buffer;
}

/** The pages that are being shortened, one after another: each keeps a thread for a tenth of a second and more. */
let shortening = Promise.resolve();

/**
 * A page's content in each form that a browser has asked for, made for the first and kept for the others. What
 * is asked for again is made as short as can be, meanwhile.
 */
export class PageBody {
  readonly plain: Buffer;
  readonly #encodings: readonly Encoding[];
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();
  #isShortened = false;

  private constructor(plain: Buffer, encodings: readonly Encoding[]) {
    this.plain = plain;
    this.#encodings = encodings;
  }

  /** Text, which is sent compressed to whoever takes that. */
  static ofText(content: Buffer): PageBody {
    return new PageBody(content, content.length < minBytes ? [] : ['br', 'gzip']);
  }

  /** What is compressed already, a picture for instance. */
  static ofBytes(content: Buffer): PageBody {
    return new PageBody(content, []);
  }

  /** The bytes to reserve for all forms: the compressed ones together are shorter than the plain one. */
  get maxBytes(): number {
    return this.plain.length * (this.#encodings.length > 0 ? 2 : 1);
  }

  /** The best form by a client's Accept-Encoding. */
  async formFor(accepted: string | undefined): Promise<Form> {
    const encoding = chooseEncoding(accepted, this.#encodings);
    const compress = compressors[encoding];
    if (!compress) return { encoding, bytes: this.plain };
    const kept = this.#compressed.get(encoding);
    if (kept && encoding === 'br') this.#shorten(kept);
    const bytes = kept ?? compress(this.plain);
    this.#compressed.set(encoding, bytes);
    return { encoding, bytes: await bytes };
  }

  /** Tries once for a shorter form, which those get who ask later. */
  #shorten(kept: Promise<Buffer>): void {
    if (this.#isShortened) return;
    this.#isShortened = true;
    const shorten = async () => {
      const [before, after] = await Promise.all([kept, brotliOf(this.plain, 11)]);
      if (after.length < before.length) this.#compressed.set('br', Promise.resolve(after));
    };
    // Where that fails, the form that is there serves on.
    shortening = shortening.then(shorten).catch(() => {});
  }
}
