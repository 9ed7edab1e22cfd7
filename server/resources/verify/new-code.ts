import { randomBytes } from 'node:crypto';
import { buildCode } from '#contract/on-road/codes.ts';

/**
 * A new code for /verify: 45 random bits and a check character. Rows that are stored without one get theirs from the
 * SQL function new_code(), which does the same.
 */
export const newCode = (): string => buildCode([...randomBytes(9)].map((byte) => byte & 31));
