import { crc32, deflateSync } from 'node:zlib';

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(content.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** Builds a PNG with this size in its header and any data, gray unless `color` says otherwise. */
export function makePngWithData(
  width: number,
  height: number,
  data: Buffer,
  { depth = 8, color = 0, isInterlaced = false } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, color, 0, 0, isInterlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Builds a valid black picture. */
export function makePng(width: number, height: number): Buffer {
  return makePngWithData(width, height, deflateSync(Buffer.alloc((width + 1) * height)));
}

/** Builds a valid black picture with one bit per pixel: a decompression bomb if it is large. */
export function makeOneBitPng(width: number, height: number): Buffer {
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return makePngWithData(width, height, deflateSync(rows, { level: 1 }), { depth: 1 });
}

/** Builds a valid black picture with three colors of 16 bits: the rows of a wide one are huge. */
export function makeDeepColorPng(width: number, height: number): Buffer {
  const rows = Buffer.alloc((width * 6 + 1) * height);
  return makePngWithData(width, height, deflateSync(rows, { level: 1 }), { depth: 16, color: 2 });
}
