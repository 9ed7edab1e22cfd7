/** Builds a bitmap of 24 bits with this size in its header, and this many bytes of pixels. */
export function makeBitmap(width: number, height: number, pixelBytes: number, colors = 0): Buffer {
  const bitmap = Buffer.alloc(54 + pixelBytes, 0x40);
  bitmap.fill(0, 0, 54);
  bitmap.write('BM', 'latin1');
  bitmap.writeUInt32LE(bitmap.length, 2);
  bitmap.writeUInt32LE(54, 10);
  bitmap.writeUInt32LE(40, 14);
  bitmap.writeInt32LE(width, 18);
  bitmap.writeInt32LE(height, 22);
  bitmap.writeUInt16LE(1, 26);
  bitmap.writeUInt16LE(24, 28);
  bitmap.writeUInt32LE(colors, 46);
  return bitmap;
}

/** Builds a bitmap of 33 × 16 pixels: the left half orange, the right half blue. Below 24 bits with a palette. */
export function makeStriped(depth: number): Buffer {
  const [width, height] = [33, 16];
  const palette = depth === 24 ? [] : Array.from({ length: 2 ** depth }, (_, index) => index);
  const start = 54 + palette.length * 4;
  const rowBytes = Math.ceil((width * depth) / 32) * 4;
  const bitmap = Buffer.concat([
    makeBitmap(width, height, 0),
    Buffer.alloc(start - 54 + rowBytes * height),
  ]);
  bitmap.writeUInt32LE(bitmap.length, 2);
  bitmap.writeUInt32LE(start, 10);
  bitmap.writeUInt16LE(depth, 28);
  const colors = [Buffer.from([20, 60, 200, 0]), Buffer.from([200, 60, 20, 0])];
  for (const index of palette) colors[index % 2]?.copy(bitmap, 54 + index * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const color = x < width / 2 ? 0 : 1;
      const at = start + y * rowBytes + Math.floor((x * depth) / 8);
      if (depth === 24) colors[color]?.copy(bitmap, at, 0, 3);
      else bitmap[at] = (bitmap[at] ?? 0) | (color << (8 - depth - ((x * depth) % 8)));
    }
  }
  return bitmap;
}
