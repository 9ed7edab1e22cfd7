import { type FileHandle, open } from 'node:fs/promises';

/** An open file, which validations read in parts. */
export interface OpenFile {
  bytes: number;
  /** Returns the bytes from `start`; fewer than `length` at the end of the file. */
  read: (start: number, length: number) => Promise<Buffer>;
}

async function readFrom(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, start);
  return buffer.subarray(0, bytesRead);
}

/** Opens a file, runs `use` and closes it. */
export async function withFile<Result>(
  path: string,
  use: (file: OpenFile) => Promise<Result>,
): Promise<Result> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    return await use({
      bytes: size,
      read: (start, length) => readFrom(handle, start, Math.max(0, Math.min(length, size - start))),
    });
  } finally {
    await handle.close();
  }
}
