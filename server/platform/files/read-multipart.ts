import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { finished, pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { parseExtension } from '#contract/format/file-extension.ts';
import {
  findKindFault,
  findUploadRule,
  type UploadRule,
  uploadMessages,
} from '#contract/http/uploads.ts';
import { AppError } from '#server/platform/errors.ts';
import { limitUpload, type StagedFiles, type Uploader } from './upload-places.ts';
import { withFile } from './validation/file-errors.ts';
import { detectExtension, isHeic } from './validation/picture-format.ts';

/** The upload rules of a form's file fields, by field. */
type UploadRules = Readonly<Record<string, UploadRule>>;

/** The limits of a form: its files, and the maximum length of a text in bytes. */
export interface FormRules {
  rules: UploadRules;
  maxTextBytes?: number;
}

/** A file on disk that has not been validated yet. */
interface StagedFile {
  path: string;
  /** The extension of its name, or of its kind if the name has none. */
  extension: string;
  /** The SHA-256 of its content, in hexadecimal. */
  sha256: string;
}

/** A parsed form: its texts (including the names of the files) and its files. */
export interface MultipartParts {
  form: FormData;
  staged: Map<string, StagedFile>;
  /** The errors of files with a bad name or length, by field. */
  faults: Map<string, AppError>;
}

const defaultMaxTextBytes = 24 * 1024;
const maxTexts = 100;
/** The allowance for a form's content besides files: texts, boundaries and part headers. */
const overheadBytes = 4 * 1024 * 1024;

const hasBadName = (name: string) => /[\\/\0]/.test(name) || !name.isWellFormed();

async function discard({ file }: MultipartFile): Promise<void> {
  file.resume();
  await finished(file);
}

/** Returns the extension for a file without one, by its bytes, or the error of a file that the field does not accept. */
async function findExtension(path: string, bytes: number, fieldRule: UploadRule) {
  const head = await withFile(path, ({ read }) => read(0, 64));
  const extension = detectExtension(head) ?? '';
  const rule = findUploadRule(fieldRule, `.${extension}`);
  if (!rule.extensions.includes(extension)) {
    const isPicture = isHeic(head) && rule.extensions.includes('jpeg');
    return new AppError(
      'wrong-type',
      isPicture ? uploadMessages.heic : uploadMessages.wrongKind(fieldRule),
    );
  }
  return bytes > rule.maxBytes
    ? new AppError('too-large', uploadMessages.tooLarge(rule))
    : extension;
}

/** Streams a file to disk. Bytes beyond the limit are read and dropped. */
async function stage(
  part: MultipartFile,
  rule: UploadRule,
  stagedFiles: StagedFiles,
): Promise<StagedFile | AppError> {
  const path = stagedFiles.newPath();
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    part.file,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        bytes += chunk.length;
        if (bytes > rule.maxBytes) continue;
        await stagedFiles.reserveSpace(chunk.length);
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
  if (bytes > rule.maxBytes) return new AppError('too-large', uploadMessages.tooLarge(rule));
  if (bytes === 0) return new AppError('invalid', uploadMessages.empty);
  const extension = parseExtension(part.filename) || (await findExtension(path, bytes, rule));
  if (extension instanceof AppError) return extension;
  return { path, extension, sha256: hash.digest('hex') };
}

/** Returns the error of a file that can be detected before its content is read, or null. */
function findError(
  { fieldname, filename }: MultipartFile,
  rule: UploadRule,
  { form }: MultipartParts,
) {
  if (form.has(fieldname)) return new AppError('invalid', uploadMessages.tooMany);
  if (hasBadName(filename)) return new AppError('invalid', uploadMessages.badName);
  const kindFault = findKindFault(rule, filename);
  return kindFault ? new AppError('wrong-type', kindFault) : null;
}

async function takeFile(
  part: MultipartFile,
  rules: UploadRules,
  stagedFiles: StagedFiles,
  parts: MultipartParts,
): Promise<void> {
  const { fieldname: field, filename } = part;
  const fieldRule = Object.hasOwn(rules, field) ? rules[field] : undefined;
  // A file input without a file sends a part without a name.
  if (!fieldRule || !filename) return await discard(part);
  const rule = findUploadRule(fieldRule, filename);
  const error = findError(part, rule, parts);
  parts.form.set(field, filename);
  if (error) await discard(part);
  const outcome = error ?? (await stage(part, rule, stagedFiles));
  if (outcome instanceof AppError) parts.faults.set(field, outcome);
  else parts.staged.set(field, outcome);
}

/**
 * Streams a multipart form, and writes its files to disk. After an error in a file it reads on, so that all errors can
 * be reported at once and the page can show the entered texts again.
 */
export async function readMultipart(
  request: FastifyRequest,
  { rules, maxTextBytes = defaultMaxTextBytes }: FormRules,
  stagedFiles: StagedFiles,
  uploader: Uploader,
): Promise<MultipartParts> {
  const parts: MultipartParts = { form: new FormData(), staged: new Map(), faults: new Map() };
  const sizes = Object.values(rules).map(({ maxBytes }) => maxBytes);
  const limits = {
    parts: maxTexts + 2 * sizes.length,
    fields: maxTexts,
    fieldSize: maxTextBytes,
    files: 2 * sizes.length,
    fileSize: Math.max(...sizes) + 1,
    headerPairs: 20,
    headerSize: 16 * 1024,
  };
  limitUpload(request.raw, 2 * sizes.reduce((sum, bytes) => sum + bytes, overheadBytes), uploader);
  const options = { limits, preservePath: true, throwFileSizeLimit: false };
  for await (const part of request.parts(options)) {
    if (part.type === 'file') await takeFile(part, rules, stagedFiles, parts);
    else if (typeof part.value === 'string' && !Object.hasOwn(rules, part.fieldname)) {
      parts.form.set(part.fieldname, part.value);
    }
  }
  return parts;
}
