import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';

const codeCount = 10;

/** 120 bits cannot be guessed, so neither a salt nor a slow hash is needed. */
const bytesPerCode = 15;

/** Hashes a recovery code, ignoring letter case and separators. */
export function hashRecoveryCode(code: string): string {
  const normalized = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(normalized).digest('hex');
}

const makeCode = () =>
  new Secret({ size: bytesPerCode }).base32.toLowerCase().match(/.{4}/g)?.join('-') ?? '';

/** Generates ten codes to show once, and their hashes to store. */
export function makeRecoveryCodes(): { recoveryCodes: string[]; recoveryHashes: string[] } {
  const recoveryCodes = Array.from({ length: codeCount }, makeCode);
  return { recoveryCodes, recoveryHashes: recoveryCodes.map(hashRecoveryCode) };
}
