import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from '#contract/zod.ts';

/** The names of an archive's entries. The manifest is the first entry. */
export const entryNames = {
  manifest: 'backup.json',
  adminPath: 'admin-path',
  table: (name: string) => `tables/${name}.copy.gz`,
  file: (key: string) => `files/${key}`,
} as const;

/** Parses an entry's name into a table or a file's key; null for any other entry. */
export function parseEntry(entry: string): { table: string } | { key: string } | null {
  const [, table, key] = /^(?:tables\/(\w+)\.copy\.gz|files\/(.+))$/.exec(entry) ?? [];
  if (table) return { table };
  return key ? { key } : null;
}

/** The first entry of an archive. */
export const manifest = z.object({
  product: z.literal('haval-distributor'),
  format: z.literal(1),
  /** ISO 8601. */
  madeAt: z.string(),
  /** The migrations that were applied to its tables: the `created_at` of each in Drizzle's journal. */
  migrations: z.array(z.number()),
});

export type Manifest = z.output<typeof manifest>;

/** The file ends with the SHA-256 of everything before it. */
const checksumBytes = 32;

const createDamagedError = (file: string) =>
  new Error(`${file} is not a complete backup: it is truncated or altered. Nothing was restored.`);

/** Passes everything through and appends its checksum. */
function appendChecksum(): Transform {
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

/** Writes a stream and its checksum to a new file that only its owner can read. No partial file remains. */
export async function writeSealed(file: string, content: Readable): Promise<void> {
  const partialFile = `${file}.partial`;
  try {
    const target = createWriteStream(partialFile, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(content, appendChecksum(), target);
    await rename(partialFile, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(partialFile, { force: true });
    throw error;
  }
}

/** Returns the content of a sealed file without its checksum. Call `verifySealed` before. */
export async function readSealed(file: string, signal?: AbortSignal): Promise<Readable> {
  const { size } = await stat(file);
  return createReadStream(file, { end: size - checksumBytes - 1, signal });
}

/** Throws if the checksum of a file does not match its content. */
export async function verifySealed(file: string, signal?: AbortSignal): Promise<void> {
  const { size } = await stat(file);
  if (size <= checksumBytes) throw createDamagedError(file);
  const hash = createHash('sha256');
  for await (const chunk of await readSealed(file, signal)) hash.update(chunk);
  const handle = await open(file, 'r');
  const { buffer } = await handle
    .read(Buffer.alloc(checksumBytes), 0, checksumBytes, size - checksumBytes)
    .finally(() => handle.close());
  if (!hash.digest().equals(buffer)) throw createDamagedError(file);
}
