/** The worker thread that validates received files. `run-validation.ts` starts it. */
import { parentPort } from 'node:worker_threads';
import { AppError } from '#server/platform/errors.ts';
import { decodeBitmap, validateContent } from './validate-content.ts';
import type { ValidationResult, ValidationTask } from './validation-protocol.ts';

/** Errors lose their class and codes between threads, so they are sent as data. */
async function run({ kind, path, extension }: ValidationTask): Promise<ValidationResult> {
  try {
    const validate = kind === 'decode-bitmap' ? decodeBitmap : validateContent;
    return { picture: await validate(path, extension) };
  } catch (error) {
    if (error instanceof AppError)
      return { rejection: { code: error.code, message: error.message } };
    const { code, syscall } = error as NodeJS.ErrnoException;
    return { failure: { message: String(error), code, syscall } };
  }
}

/** Lists the buffers to transfer instead of copying: decoded pixels, unless they share their buffer. */
function listTransferables(result: ValidationResult): ArrayBuffer[] {
  const data = 'picture' in result ? result.picture?.data : undefined;
  const isWhole = data?.buffer instanceof ArrayBuffer && data.buffer.byteLength === data.length;
  return isWhole ? [data.buffer as ArrayBuffer] : [];
}

parentPort?.on('message', async (task: ValidationTask) => {
  const result = await run(task);
  parentPort?.postMessage(result, listTransferables(result));
});
