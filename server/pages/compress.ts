import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Body } from './page.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Below this a compressed answer is hardly shorter. */
const minBytes = 1_024;

/** Beyond this Brotli takes ten times as long to make a page a hundredth shorter. */
const brotliOptions = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Content in each form that browsers take, best first, plain last. */
export async function compress(content: Buffer): Promise<Body[]> {
  const plain: Body = { encoding: null, body: content };
  if (content.length < minBytes) return [plain];
  const [br, gz] = await Promise.all([brotli(content, brotliOptions), gzip(content)]);
  return [{ encoding: 'br', body: br }, { encoding: 'gzip', body: gz }, plain];
}
