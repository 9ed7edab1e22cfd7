import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The SHA-256 of all that is before it stands at the end of the file. */
const sealBytes = 32;

const damaged = (file: string) =>
  new Error(`${file} is no whole backup: it was cut off or altered. Nothing was restored.`);

/** Passes everything on, and its checksum after it. */
function seal(): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(null, hash.digest());
    },
  });
}

/** Writes a stream and its checksum to a new file, readable by its owner only. It is whole or not there. */
export async function writeSealed(file: string, content: Readable): Promise<void> {
  const draft = `${file}.partial`;
  try {
    const target = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(content, seal(), target);
    await rename(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(draft, { force: true });
    throw error;
  }
}

/** The content of a sealed file, without its checksum; to be called for what `verifySealed` let pass. */
export async function readSealed(file: string): Promise<Readable> {
  const { size } = await stat(file);
  return createReadStream(file, { end: size - sealBytes - 1 });
}

/** Reads a whole file, and throws where its checksum is not that of its content. */
export async function verifySealed(file: string): Promise<void> {
  const { size } = await stat(file);
  if (size <= sealBytes) throw damaged(file);
  const hash = createHash('sha256');
  for await (const chunk of await readSealed(file)) hash.update(chunk);
  const handle = await open(file, 'r');
  const { buffer } = await handle
    .read(Buffer.alloc(sealBytes), 0, sealBytes, size - sealBytes)
    .finally(() => handle.close());
  if (!hash.digest().equals(buffer)) throw damaged(file);
}
