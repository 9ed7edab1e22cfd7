import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { chooseEncoding, type Encoding } from '#server/http/accepted-encoding.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Beyond this Brotli takes ten times as long to make a page a hundredth shorter. */
const brotliOptions = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } };

const compressors: Partial<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) => brotli(content, brotliOptions),
  gzip: (content) => gzip(content),
};

/** Below this a compressed answer is hardly shorter. */
const minBytes = 1_024;

/** One form of a page's content: as it is, or compressed. */
export interface Form {
  encoding: Encoding;
  bytes: Buffer;
}

/** A page's content in each form that a browser has asked for, made for the first and kept for the others. */
export class PageBody {
  readonly plain: Buffer;
  readonly #encodings: readonly Encoding[];
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

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
    const bytes = this.#compressed.get(encoding) ?? compress(this.plain);
    this.#compressed.set(encoding, bytes);
    return { encoding, bytes: await bytes };
  }
}
