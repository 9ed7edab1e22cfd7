import { type FileHandle, open } from 'node:fs/promises';

/** A file on disk as judges look into it: never the whole of it at once. */
export interface OpenFile {
  bytes: number;
  /** The bytes from `start`; fewer than asked for where the file ends. */
  read: (start: number, length: number) => Promise<Buffer>;
}

async function readFrom(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, start);
  return buffer.subarray(0, bytesRead);
}

/** Opens a file for as long as `look` takes. */
export async function withFile<Result>(
  path: string,
  look: (file: OpenFile) => Promise<Result>,
): Promise<Result> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    return await look({
      bytes: size,
      read: (start, length) => readFrom(handle, start, Math.max(0, Math.min(length, size - start))),
    });
  } finally {
    await handle.close();
  }
}
