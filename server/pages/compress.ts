import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Body } from './page.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Below this a compressed answer is hardly shorter. */
const minBytes = 1_024;

/** A page that is kept is compressed once for many: a quarter of a second would not matter. */
const brotliOptions = (isKept: boolean) => ({
  params: { [zlib.constants.BROTLI_PARAM_QUALITY]: isKept ? 9 : 4 },
});

/** Text in each form that browsers take, best first, plain last. */
export async function compress(text: string, isKept: boolean): Promise<Body[]> {
  const plain: Body = { encoding: null, body: Buffer.from(text) };
  if (plain.body.length < minBytes) return [plain];
  const [br, gz] = await Promise.all([
    brotli(plain.body, brotliOptions(isKept)),
    gzip(plain.body, { level: isKept ? 9 : 4 }),
  ]);
  return [{ encoding: 'br', body: br }, { encoding: 'gzip', body: gz }, plain];
}
