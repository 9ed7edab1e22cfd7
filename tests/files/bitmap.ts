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
