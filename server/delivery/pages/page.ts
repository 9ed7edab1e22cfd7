import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { ContentKind } from '#server/platform/changes.ts';
import { chooseEncoding, type Encoding } from '#server/platform/http/accepted-encoding.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const compressors = {
  /** Quality 11 makes a page a tenth smaller, but keeps a thread busy for up to a second. */
  br: (content: Buffer) =>
    brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (content: Buffer) => gzip(content),
};

/** An encoding into which pages are compressed. */
type Compression = keyof typeof compressors;
const isCompression = (encoding: Encoding): encoding is Compression => encoding in compressors;

/** Smaller bodies gain little from compression. */
const minBytes = 1_024;

/** A page's content in one encoding. */
export interface EncodedBody {
  encoding: Encoding;
  bytes: Buffer;
}

/** A page's content, compressed once per encoding on first use. */
export class PageBody {
  readonly plain: Buffer;
  readonly #encodings: readonly Encoding[];
  /** The content by encoding; a promise while it is being compressed. */
  readonly #compressed = new Map<Compression, Buffer | Promise<Buffer>>();

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
    if (!isCompression(encoding)) return { encoding, bytes: this.plain };
    const bytes = this.#compressed.get(encoding) ?? this.#compress(encoding);
    return { encoding, bytes: await bytes };
  }

  /** Returns the content like `encodeFor`, but undefined if it is not compressed yet. */
  findFor(accepted: string | undefined): EncodedBody | undefined {
    const encoding = chooseEncoding(accepted, this.#encodings);
    if (!isCompression(encoding)) return { encoding, bytes: this.plain };
    const bytes = this.#compressed.get(encoding);
    return bytes instanceof Buffer ? { encoding, bytes } : undefined;
  }

  #compress(encoding: Compression): Promise<Buffer> {
    const compressing = compressors[encoding](this.plain).then((bytes) => {
      this.#compressed.set(encoding, bytes);
      return bytes;
    });
    this.#compressed.set(encoding, compressing);
    return compressing;
  }
}

/** A rendered page with its status and headers. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  body: PageBody;
  /** The kinds of content on the page. */
  shows: ReadonlySet<ContentKind>;
  /** Whether all of its content could be read. If not, a stale page is preferred. */
  isComplete: boolean;
  /** Whether the page may be shared with other visitors. */
  isCacheable: boolean;
}

/** Whether a request's conditional headers show that the browser already has the page. */
export const isUnchanged = (page: Page, headers: IncomingHttpHeaders): boolean =>
  page.isCacheable && (headers['if-none-match']?.includes(page.headers.ETag ?? '-') ?? false);

/** Sends a page in the best encoding for the browser, or 304 if the browser has it already. */
export async function sendPage(reply: FastifyReply, page: Page): Promise<FastifyReply> {
  const { headers: requestHeaders } = reply.request;
  reply.headers(page.headers);
  if (isUnchanged(page, requestHeaders)) return reply.status(304).send();
  const { bytes, encoding } = await page.body.encodeFor(requestHeaders['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.status(page.status).send(bytes);
}
