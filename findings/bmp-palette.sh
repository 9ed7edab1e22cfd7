#!/usr/bin/env bash
# Bitmaps with a palette come out of bmp-ts 1.0.9 in wrong colors or incomplete, without an error. Seen on 2026-11-28:
# - With `toRGBA: true` the pixels of 4 and 8 bits are still in the order ABGR, those of 24 bits are RGBA.
# - With it, a row of 1 bit loses the blue or green of some pixels.
# - A bitmap of 4 bits with an odd width has its last row only; the others are zeros.
# - Run-length compression, which the README lists, writes blue, green and red into the wrong places.
# Needs node 20 or newer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund bmp-ts@1.0.9
cat > read.cjs << 'END'
const { decode } = require('bmp-ts');

/** Builds a bitmap of one color, 10 red, 20 green and 30 blue, which is in all entries of its palette. */
function build(depth, width, height, { compression = 0, pixels } = {}) {
  const colors = depth <= 8 ? 2 ** depth : 0;
  const rowBytes = Math.ceil((width * depth) / 32) * 4;
  const data = pixels ?? Buffer.alloc(rowBytes * height, depth <= 8 ? 1 : Buffer.from([30, 20, 10]));
  const start = 54 + colors * 4;
  const head = Buffer.alloc(start);
  head.write('BM');
  head.writeUInt32LE(start + data.length, 2);
  head.writeUInt32LE(start, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(depth, 28);
  head.writeUInt32LE(compression, 30);
  for (let index = 0; index < colors; index += 1) Buffer.from([30, 20, 10, 0]).copy(head, 54 + index * 4);
  return Buffer.concat([head, data]);
}
const show = (what, bitmap, toRGBA) =>
  console.log(`${what}: ${[...decode(bitmap, { toRGBA }).data].join(' ')}`);
show('24 bits, RGBA', build(24, 2, 1), true);
show('8 bits, RGBA', build(8, 2, 1), true);
show('4 bits, RGBA', build(4, 2, 1), true);
show('1 bit, RGBA', build(1, 4, 1), true);
show('4 bits, 3 x 2', build(4, 3, 2), false);
show('8 bits, run of 2 pixels', build(8, 2, 1, { compression: 1, pixels: Buffer.from([2, 1, 0, 1]) }), false);
END
node read.cjs | tee seen
cat > expected << 'END'
24 bits, RGBA: 10 20 30 0 10 20 30 0
8 bits, RGBA: 0 30 20 10 0 30 20 10
4 bits, RGBA: 0 30 20 10 0 30 20 10
1 bit, RGBA: 10 20 30 0 10 20 0 0 10 0 30 0 10 20 30 0
4 bits, 3 x 2: 0 0 0 0 0 0 0 0 0 0 0 0 0 30 20 10 0 30 20 10 0 30 20 10
8 bits, run of 2 pixels: 0 0 30 0 0 0 30 0
END
diff expected seen
