import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { finished, pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { extensionOf, ruleFor, type UploadRule, uploadMessages } from '#contract/uploads.ts';
import { AppError } from '#server/errors.ts';
import { limitArrival } from './arrival.ts';
import type { Scratch } from './scratch.ts';

/** The file fields of a form, with what each may bring. */
type UploadRules = Readonly<Record<string, UploadRule>>;

/** What a form may bring: its files, and how long a text may be, in bytes. */
export interface FormRules {
  rules: UploadRules;
  maxTextBytes?: number;
}

/** A file as it came: on disk, and not looked into yet. */
interface StagedFile {
  path: string;
  /** The ending of its name. */
  extension: string;
  /** The SHA-256 of its content, in hexadecimal. */
  sha256: string;
}

/** A form's parts: its texts, with the chosen files' names among them, and its files. */
export interface Parts {
  form: FormData;
  staged: Map<string, StagedFile>;
  /** What was refused by its name or length, by field. */
  faults: Map<string, AppError>;
}

const usualTextBytes = 24 * 1024;
const maxTexts = 100;
/** What comes besides the files: texts and the lines between the parts. */
const allowanceBytes = 4 * 1024 * 1024;

const hasBadName = (name: string) => /[\\/\0]/.test(name) || !name.isWellFormed();

async function drop({ file }: MultipartFile): Promise<void> {
  file.resume();
  await finished(file);
}

/** Writes a file to disk as it comes. What goes beyond the limit is read and dropped. */
async function stage(
  part: MultipartFile,
  rule: UploadRule,
  scratch: Scratch,
): Promise<StagedFile | AppError> {
  const path = scratch.newPath();
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    part.file,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        bytes += chunk.length;
        if (bytes > rule.maxBytes) continue;
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
  if (bytes > rule.maxBytes) return new AppError('too-large', uploadMessages.tooLarge(rule));
  if (bytes === 0) return new AppError('invalid', uploadMessages.empty);
  return { path, extension: extensionOf(part.filename), sha256: hash.digest('hex') };
}

/** What can be held against a file before a byte of it is read. */
function faultOf({ fieldname, filename }: MultipartFile, rule: UploadRule, { form }: Parts) {
  if (form.has(fieldname)) return new AppError('invalid', uploadMessages.tooMany);
  if (hasBadName(filename)) return new AppError('invalid', uploadMessages.badName);
  if (rule.extensions.includes(extensionOf(filename))) return null;
  return new AppError('wrong-type', uploadMessages.wrongKind(rule));
}

async function takeFile(
  part: MultipartFile,
  rules: UploadRules,
  scratch: Scratch,
  parts: Parts,
): Promise<void> {
  const { fieldname: field, filename } = part;
  const place = Object.hasOwn(rules, field) ? rules[field] : undefined;
  // A file input without a choice sends a part without a name.
  if (!place || !filename) return await drop(part);
  const rule = ruleFor(place, filename);
  const fault = faultOf(part, rule, parts);
  parts.form.set(field, filename);
  if (fault) await drop(part);
  const outcome = fault ?? (await stage(part, rule, scratch));
  if (outcome instanceof AppError) parts.faults.set(field, outcome);
  else parts.staged.set(field, outcome);
}

/**
 * Reads a multipart form as it comes, its files to disk. What is refused of a file is noted and the
 * rest read on, so that everything can be said at once and what was typed can be shown again.
 */
export async function readParts(
  request: FastifyRequest,
  { rules, maxTextBytes = usualTextBytes }: FormRules,
  scratch: Scratch,
): Promise<Parts> {
  const parts: Parts = { form: new FormData(), staged: new Map(), faults: new Map() };
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
  limitArrival(request.raw, 2 * sizes.reduce((sum, bytes) => sum + bytes, allowanceBytes));
  const options = { limits, preservePath: true, throwFileSizeLimit: false };
  for await (const part of request.parts(options)) {
    if (part.type === 'file') await takeFile(part, rules, scratch, parts);
    else if (typeof part.value === 'string' && !Object.hasOwn(rules, part.fieldname)) {
      parts.form.set(part.fieldname, part.value);
    }
  }
  return parts;
}
