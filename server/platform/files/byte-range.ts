import type { ByteRange } from './storage.ts';

/**
 * Parses a Range header. Returns null for the whole file, and 'none' for a range beyond its end. A header that
 * is not supported, such as several ranges, is ignored (RFC 9110, section 14.2).
 */
export function parseByteRange(
  header: string | undefined,
  bytes: number,
): ByteRange | 'none' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  if (from === '') {
    const start = Math.max(0, bytes - Number(to));
    return start < bytes ? { start, end: bytes - 1 } : 'none';
  }
  const [start, end] = [Number(from), to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)];
  if (to !== '' && Number(to) < start) return null;
  return start < bytes ? { start, end } : 'none';
}
