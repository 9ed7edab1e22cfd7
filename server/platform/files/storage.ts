import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A byte range of a file, including both ends. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A stored file: its length in bytes, and a function that streams its content or a part of it. */
export interface StoredFile {
  bytes: number;
  read: (range?: ByteRange) => Promise<Readable>;
}

/** Where uploaded files are stored. Keys come from `newKey`, never from a client. */
export interface FileStorage {
  /** Stores the content of a stream durably. A stream that fails leaves nothing behind. */
  put: (key: string, content: Readable, contentType: string) => Promise<void>;
  /** Returns the file with this key, or null. */
  find: (key: string) => Promise<StoredFile | null>;
  /** Removes a file. A missing file is not an error. */
  remove: (key: string) => Promise<void>;
  /** Lists every stored file, in no particular order, with the time when it was stored. */
  list: () => AsyncIterable<{ key: string; keptAt: Date }>;
}

/** Generates a key for a file: its purpose, a random UUID and its extension. */
export function newKey(purpose: string, extension: string): string {
  return `${purpose}/${randomUUID()}.${extension}`;
}

/** Whether a text has the format of a key, which makes it a safe relative path. */
export function isKey(text: string): boolean {
  return /^[a-z]+\/[0-9a-f-]{36}\.[a-z0-9]{1,5}$/.test(text);
}
