import * as words from '#words/contract/http';
import * as faultWords from '#words/contract/input';
import { parseExtension } from '../format/file-extension.ts';
import { fault, findFault } from '../input/fault.ts';
import type { FieldError } from './http.ts';

const megabyte = 1024 * 1024;

/** A rule for files of one field (docs/spec/api.md#uploads). The server validates their bytes as well. */
export interface UploadRule {
  /** Extensions without the dot, in lower case. */
  extensions: readonly string[];
  maxBytes: number;
  /** The formats as error messages list them: 'Please choose a … file'. */
  kinds: string;
  /** The rules of formats that differ in more than the extension. */
  oneOf?: readonly UploadRule[];
}

const picture = {
  extensions: ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'gif', 'webp', 'avif', 'bmp'],
  maxBytes: 15 * megabyte,
  kinds: words.pictureKinds,
} as const;

const video = {
  extensions: ['mp4', 'avi', 'mov', 'wmv', 'flv', 'webm'],
  maxBytes: 200 * megabyte,
  kinds: 'MP4, AVI, MOV, WMV, FLV or WebM',
} as const;

export const uploadRules = {
  cv: {
    extensions: ['pdf', 'doc', 'docx'],
    maxBytes: 10 * megabyte,
    kinds: words.documentKinds,
  },
  picture,
  video,
  /** For fields that accept either. */
  pictureOrVideo: {
    extensions: [...picture.extensions, ...video.extensions],
    maxBytes: video.maxBytes,
    kinds: `${picture.kinds.replace(' or ', ', ')}, ${video.kinds}`,
    oneOf: [picture, video],
  },
  document: {
    extensions: ['pdf', 'doc', 'docx'],
    maxBytes: 15 * megabyte,
    kinds: words.documentKinds,
  },
} as const satisfies Record<string, UploadRule>;

/** Formats a rule's limit: '10 MB', '256 KB'. */
export const formatMaxSize = ({ maxBytes }: Pick<UploadRule, 'maxBytes'>): string =>
  maxBytes < megabyte ? `${maxBytes / 1024} KB` : `${maxBytes / megabyte} MB`;

function wrongKind(rule: UploadRule): string {
  const kinds = rule.kinds.split(/, | or /);
  return fault('file-kind-wrong', faultWords.fileKindWrong({ kinds }), { kinds });
}

function tooLarge(rule: UploadRule): string {
  const max = formatMaxSize(rule);
  return fault('file-too-large', faultWords.fileTooLarge({ max }), { max });
}

// What the browser finds, too: it does not load the other messages.
const empty = fault('file-empty', faultWords.fileEmpty);
const heic = fault('file-heic', faultWords.fileHeic);

/** Errors of a rejected file, shown at its field. */
export const uploadMessages = {
  wrongKind,
  tooLarge,
  empty,
  broken: fault('file-damaged', faultWords.fileDamaged),
  heic,
  disguised: fault('file-disguised', faultWords.fileDisguised),
  unsafe: fault('file-unsafe', faultWords.fileUnsafe),
  encrypted: fault('file-encrypted', faultWords.fileEncrypted),
  tooComplex: fault('file-too-complex', faultWords.fileTooComplex),
  infected: fault('file-infected', faultWords.fileInfected),
  tooManyPixels: fault('file-too-many-pixels', faultWords.fileTooManyPixels),
  tooMany: fault('file-repeated', faultWords.fileRepeated),
  badName: fault('file-name-invalid', faultWords.fileNameInvalid),
  /** The error of a form whose upload was interrupted. */
  incomplete: fault('form-incomplete', faultWords.formIncomplete),
  tooLargeAltogether: fault('form-too-large', faultWords.formTooLarge),
  tooMuchToday: fault('uploads-of-today', faultWords.uploadsOfToday),
  noRoom: fault('storage-full', faultWords.storageFull),
  notScanned: fault('scanner-unavailable', faultWords.scannerUnavailable),
  tooMuchAtOnce: fault('uploads-busy', faultWords.uploadsBusy),
} as const;

/** Formats the `accept` attribute of a file input. */
export const formatAccept = ({ extensions }: UploadRule): string =>
  extensions.map((extension) => `.${extension}`).join(',');

/** Returns the error of a file whose name says that a rule does not accept it; null if none. */
export function findKindFault(rule: UploadRule, name: string): string | null {
  const extension = parseExtension(name);
  // Messengers send documents without an extension: the server looks at their bytes.
  if (extension === '' || rule.extensions.includes(extension)) return null;
  const isHeic = /^hei[cf]$/.test(extension) && rule.extensions.includes('jpeg');
  return isHeic ? heic : wrongKind(rule);
}

/** Returns the rule, among those of a field, for a file of this name. */
export function findUploadRule(rule: UploadRule, name: string): UploadRule {
  const extension = parseExtension(name);
  return rule.oneOf?.find(({ extensions }) => extensions.includes(extension)) ?? rule;
}

/** Returns the error of a file that can be detected before it is sent; null if none. Size in bytes. */
export function findFileFault(
  fieldRule: UploadRule,
  { name, size }: Pick<File, 'name' | 'size'>,
): string | null {
  const rule = findUploadRule(fieldRule, name);
  const kindFault = findKindFault(rule, name);
  if (kindFault) return kindFault;
  if (size === 0) return empty;
  return size > rule.maxBytes ? tooLarge(rule) : null;
}

/** Returns the errors of a form's chosen files, by field, in the order of the rules. */
export function findFileFaults(
  rules: Readonly<Record<string, UploadRule>>,
  form: FormData,
): FieldError[] {
  return Object.entries(rules).flatMap(([field, rule]) => {
    const file = form.get(field);
    if (!(file instanceof File) || file.name === '') return [];
    const message = findFileFault(rule, file);
    return message ? [{ field, message, ...findFault(message) }] : [];
  });
}
