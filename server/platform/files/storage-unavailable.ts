/** Error codes of a disk that is full, read-only or failing, or of too many open files. */
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/**
 * Whether the S3 service sent the error. Checks the same two fields as the SDK's `S3ServiceException.isInstance`,
 * because importing the SDK here would add its 30 MB to every process.
 */
const isFromService = (error: Error): error is Error & { $fault: 'client' | 'server' } =>
  '$fault' in error && '$metadata' in error;

/** Whether an error or one of its causes means that files temporarily cannot be stored or read. */
export function isStorageUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isFromService(error)) return error.$fault === 'server';
  const { code } = error as NodeJS.ErrnoException;
  return (
    (code !== undefined && diskCodes.has(code)) ||
    error.name === 'TimeoutError' ||
    isStorageUnavailable(error.cause)
  );
}
