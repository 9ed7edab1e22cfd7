import { S3ServiceException } from '@aws-sdk/client-s3';

/** What a disk says that takes or gives nothing for now: full, read-only, worn, or too much at once. */
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/** Whether an error says that files can't be kept or read for now, at any depth. */
export function isStorageAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof S3ServiceException) return error.$fault === 'server';
  const { code } = error as NodeJS.ErrnoException;
  return (
    (code !== undefined && diskCodes.has(code)) ||
    error.name === 'TimeoutError' ||
    isStorageAway(error.cause)
  );
}
