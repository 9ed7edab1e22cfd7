import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { startS3 } from '#tests/support/s3-server.ts';
import { openFolderStorage } from './folder-storage.ts';
import { openS3Storage } from './s3-storage.ts';
import { openStaging } from './staging.ts';
import { type ByteRange, type FileStorage, isKey, newKey } from './storage.ts';

/** Larger than one part of a multipart S3 upload. */
const largeBytes = 17 * 1024 * 1024;

interface OpenedStorage {
  storage: FileStorage;
  close: () => Promise<void>;
}

const dir = makeReachableDir('test-files-');
const inDir = (name: string) => path.join(dir, name);

const storages: [string, () => Promise<OpenedStorage>][] = [
  [
    'a folder',
    async () => ({
      storage: openFolderStorage(inDir('files'), openStaging(inDir('incoming'))),
      close: async () => rmSync(dir, { recursive: true, force: true }),
    }),
  ],
  [
    'an S3-compatible service',
    async () => {
      const { settings, stop } = await startS3();
      return { storage: openS3Storage(settings), close: stop };
    },
  ],
];

describe.each(storages)('files in %s', (_place, open) => {
  let storage: FileStorage;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ storage, close } = await open());
  });
  afterAll(() => close());

  const put = async (content: Buffer) => {
    const key = newKey('cv', 'pdf');
    await storage.put(key, Readable.from([content]), 'application/pdf');
    return key;
  };
  const listed = async () => {
    const files: { key: string; keptAt: Date }[] = [];
    for await (const file of storage.list()) files.push(file);
    return files;
  };
  const listKeys = async () => (await listed()).map(({ key }) => key);
  const read = async (key: string, range?: ByteRange) => {
    const file = await storage.find(key);
    if (!file) throw new Error('there is no such file');
    return await buffer(await file.read(range));
  };

  it('are not found and not listed before the first one is stored', async () => {
    expect(await listKeys()).toEqual([]);
    expect(await storage.find(newKey('cv', 'pdf'))).toBeNull();
  });

  it('can be read in whole and in part, with their length', async () => {
    const key = await put(Buffer.from('0123456789'));
    expect((await storage.find(key))?.bytes).toBe(10);
    expect((await read(key)).toString()).toBe('0123456789');
    expect((await read(key, { start: 2, end: 4 })).toString()).toBe('234');
  });

  it('may be larger than one part of an S3 upload', async () => {
    const piece = randomBytes(64 * 1024);
    const pieces = largeBytes / piece.length;
    const expected = createHash('sha256');
    const content = Readable.from(
      (function* () {
        for (let number = 0; number < pieces; number += 1) {
          expected.update(piece);
          yield piece;
        }
      })(),
    );
    const key = newKey('cv', 'doc');
    await storage.put(key, content, 'application/msword');
    expect((await storage.find(key))?.bytes).toBe(largeBytes);
    const received = createHash('sha256').update(await read(key));
    expect(received.digest('hex')).toBe(expected.digest('hex'));
  });

  it('are listed with the time when they were stored; removing one twice is not an error', async () => {
    const key = await put(Buffer.from('x'));
    const found = (await listed()).find((file) => file.key === key);
    expect(Math.abs(Date.now() - Number(found?.keptAt))).toBeLessThan(60_000);
    await storage.remove(key);
    await storage.remove(key);
    expect(await listKeys()).not.toContain(key);
    expect(await storage.find(key)).toBeNull();
  });

  it.each([10, 6 * 1024 * 1024])(
    'leave nothing behind if their stream fails after %i bytes',
    async (bytes) => {
      const before = await listKeys();
      const broken = Readable.from(
        (async function* () {
          yield randomBytes(bytes);
          throw new Error('the connection was lost');
        })(),
      );
      const key = newKey('cv', 'pdf');
      await expect(storage.put(key, broken, 'application/pdf')).rejects.toThrow(
        'the connection was lost',
      );
      expect(await storage.find(key)).toBeNull();
      expect(await listKeys()).toEqual(before);
    },
  );
});

describe('a folder of files', () => {
  const root = makeReachableDir('test-folder-');
  const incoming = path.join(root, 'incoming');
  const storage = openFolderStorage(path.join(root, 'files'), openStaging(incoming));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('cannot be accessed by other users, and staging is empty after a file is stored', async () => {
    const key = newKey('photo', 'webp');
    await storage.put(key, Readable.from(['x']), 'image/webp');
    const readMode = (name: string) => statSync(path.join(root, name)).mode & 0o777;
    expect(readMode('incoming')).toBe(0o700);
    expect(readMode('files/photo')).toBe(0o700);
    expect(readMode(`files/${key}`)).toBe(0o600);
    expect(readdirSync(incoming)).toEqual([]);
  });

  it.each(['../admin-path', 'cv/../../x', '/etc/passwd', 'cv/x.pdf', 'cv/a\u0000b', ''])(
    'rejects the key %j',
    async (key) => {
      expect(isKey(key)).toBe(false);
      await expect(storage.put(key, Readable.from(['x']), 'x')).rejects.toThrow(
        'not a storage key',
      );
      await expect(storage.find(key)).rejects.toThrow('not a storage key');
      await expect(storage.remove(key)).rejects.toThrow('not a storage key');
      expect(existsSync(path.join(root, 'x'))).toBe(false);
    },
  );
});
