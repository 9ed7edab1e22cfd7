import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';

const codes = 10;

/** 120 bits: no salt and no slow hash is needed where nobody can guess. */
const bytes = 15;

/** What is stored of a recovery code, however it is typed. */
export function hashOfRecoveryCode(code: string): string {
  const bare = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(bare).digest('hex');
}

const makeCode = () =>
  new Secret({ size: bytes }).base32.toLowerCase().match(/.{4}/g)?.join('-') ?? '';

/** Ten codes to be shown once, and their hashes to be stored. */
export function makeRecoveryCodes(): { recoveryCodes: string[]; recoveryHashes: string[] } {
  const recoveryCodes = Array.from({ length: codes }, makeCode);
  return { recoveryCodes, recoveryHashes: recoveryCodes.map(hashOfRecoveryCode) };
}
