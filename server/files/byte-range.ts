import type { ByteRange } from './storage.ts';

/**
 * The part of a file that a Range header asks for: null for all of it, 'none' where there is no such
 * part. What is not understood, several parts at once say, is answered with the whole (RFC 9110, 14.2).
 */
export function byteRangeOf(header: string | undefined, bytes: number): ByteRange | 'none' | null {
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
