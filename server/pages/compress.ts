import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Brotli's quality 5 is the last that is quicker than the line it saves. */
const brotliParams = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Below this a compressed answer is hardly shorter. */
const minBytes = 1_024;

interface Encoded {
  body: Buffer;
  encoding: 'br' | 'gzip' | null;
}

/** Text in the best encoding that the client's Accept-Encoding names. */
export async function compressFor(accepted: string | undefined, text: string): Promise<Encoded> {
  const plain = Buffer.from(text);
  const offered = accepted?.split(',').map((name) => name.split(';')[0]?.trim()) ?? [];
  if (plain.length < minBytes) return { body: plain, encoding: null };
  if (offered.includes('br')) return { body: await brotli(plain, brotliParams), encoding: 'br' };
  if (offered.includes('gzip')) return { body: await gzip(plain), encoding: 'gzip' };
  return { body: plain, encoding: null };
}
