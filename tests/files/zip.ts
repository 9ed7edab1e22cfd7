import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of an archive; `claims` replace the true values in its headers. */
export interface ZipEntry {
  name: string | Buffer;
  content: Buffer | string;
  claims?: { bytes?: number; sum?: number };
}

function buildRecord(signature: number, bytes: number): Buffer {
  const record = Buffer.alloc(bytes);
  record.writeUInt32LE(signature, 0);
  return record;
}

/** Builds an archive of these entries, with `comment` after its last record. */
export function makeZip(entries: readonly ZipEntry[], comment = ''): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name: given, content, claims = {} } of entries) {
    const [name, raw] = [Buffer.from(given as string), Buffer.from(content as string)];
    const packed = deflateRawSync(raw, { level: 1 });
    const local = buildRecord(0x04034b50, 30);
    const central = buildRecord(0x02014b50, 46);
    for (const [record, at] of [
      [local, 4],
      [central, 6],
    ] as const) {
      record.writeUInt16LE(20, at);
      record.writeUInt16LE(8, at + 4);
      record.writeUInt32LE(claims.sum ?? crc32(raw), at + 10);
      record.writeUInt32LE(packed.length, at + 14);
      record.writeUInt32LE(claims.bytes ?? raw.length, at + 18);
      record.writeUInt16LE(name.length, at + 22);
    }
    central.writeUInt32LE(offset, 42);
    locals.push(local, name, packed);
    directory.push(central, name);
    offset += local.length + name.length + packed.length;
  }
  const end = buildRecord(0x06054b50, 22);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([...locals, ...directory, end, Buffer.from(comment)]);
}
