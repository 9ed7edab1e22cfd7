import { crc32, deflateSync } from 'node:zlib';

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(content.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** A grey PNG that says it has so many pixels, around whatever data. */
export function pngAround(width: number, height: number, data: Buffer, depth = 8): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A black picture, whole. */
export function makePng(width: number, height: number): Buffer {
  return pngAround(width, height, deflateSync(Buffer.alloc((width + 1) * height)));
}

/** A black picture of one bit a pixel, whole: a bomb where it is large. */
export function pngOfBits(width: number, height: number): Buffer {
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return pngAround(width, height, deflateSync(rows, { level: 1 }), 1);
}
