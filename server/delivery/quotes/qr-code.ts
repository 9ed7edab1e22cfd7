import { encode } from 'uqr';

/** A QR code as an SVG path of squares one unit wide. */
export interface QrCode {
  /** Its width and height in units, with the quiet zone. */
  size: number;
  path: string;
}

/** Draws a text, such as an address, as a QR code. */
export function drawQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const rows = data.map((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  );
  return { size, path: rows.join('') };
}
