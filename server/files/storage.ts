import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A part of a file, first and last byte included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A kept file: its length in bytes, and its content or a part of it as a stream. */
export interface StoredFile {
  bytes: number;
  read: (range?: ByteRange) => Promise<Readable>;
}

/** Where uploaded files are kept. A key is made by `newKey`; nothing that a client says becomes one. */
export interface FileStorage {
  /** Keeps a stream's whole content; once it resolves that is safe. A stream that fails leaves nothing. */
  put: (key: string, content: Readable, contentType: string) => Promise<void>;
  /** The file under a key, or null. */
  find: (key: string) => Promise<StoredFile | null>;
  /** Removes a file; one that is not there is gone already. */
  remove: (key: string) => Promise<void>;
  /** Every kept file, in no order, with when it was put there. */
  list: () => AsyncIterable<{ key: string; keptAt: Date }>;
}

/** A new name for a file: what it is for, an unguessable part, and the ending of its kind. */
export function newKey(purpose: string, extension: string): string {
  return `${purpose}/${randomUUID()}.${extension}`;
}

/** Whether a text has the form of our keys, and so can be a path below a folder of ours. */
export function isKey(text: string): boolean {
  return /^[a-z]+\/[0-9a-f-]{36}\.[a-z0-9]{1,5}$/.test(text);
}
