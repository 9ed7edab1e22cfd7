import { S3ServiceException } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { isStorageUnavailable } from '#server/platform/http/failure.ts';

const withCode = (code: string) => Object.assign(new Error(code), { code, syscall: 'write' });
const fromService = ($fault: 'client' | 'server') =>
  new S3ServiceException({ name: 'Trouble', $fault, $metadata: {} });

it.each([
  ['a full disk', withCode('ENOSPC'), true],
  ['a read-only disk, behind another error', new Error('no', { cause: withCode('EROFS') }), true],
  ['a service in trouble', fromService('server'), true],
  ['a service that does not answer', Object.assign(new Error(), { name: 'TimeoutError' }), true],
  ['a service that refuses our settings', fromService('client'), false],
  ['a folder that may not be written', withCode('EACCES'), false],
  ['an error of our own', new TypeError('no'), false],
])('with %s, storage is unavailable: %o', (_what, error, isAway) => {
  expect(isStorageUnavailable(error)).toBe(isAway);
});
