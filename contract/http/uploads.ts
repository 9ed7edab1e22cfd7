import * as words from '#words/contract/http';
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

/** Errors of a rejected file, shown at its field. */
export const uploadMessages = {
  wrongKind: ({ kinds }: UploadRule) => `Please choose a ${kinds} file`,
  tooLarge: (rule: UploadRule) =>
    `This file is too large: please choose one of at most ${formatMaxSize(rule)}`,
  empty: 'This file is empty: please choose another one',
  broken: 'This file is damaged or not complete: please choose another one',
  heic: 'This picture is in the HEIC format of iPhones, which we cannot read: please save it as a JPEG',
  disguised: 'This file is not of the kind that its name says: please choose another one',
  unsafe: 'This file contains what we do not accept, such as macros: please choose another one',
  encrypted:
    'This document is protected, so it cannot be checked: please save it without a password',
  tooComplex: 'This file takes too long to check: please choose a simpler one',
  infected: 'A virus scanner refused this file: please choose another one',
  tooManyPixels: 'This picture has too many pixels: please choose a smaller one',
  tooMany: 'Please choose one file here',
  badName: 'The name of this file has characters that are not accepted: please rename it',
  /** The error of a form whose upload was interrupted. */
  incomplete: 'This form did not arrive whole. Please send it again.',
  tooLargeAltogether: 'This is more than we accept',
  tooMuchToday: 'Too much was sent from your network today. Please try again tomorrow.',
  noRoom: 'We cannot take files at the moment. Please try again later.',
  notScanned: 'We cannot check files at the moment. Please try again in a moment.',
  tooMuchAtOnce: 'Too many files are being sent at the moment. Please try again shortly.',
} as const;

/** Formats the `accept` attribute of a file input. */
export const formatAccept = ({ extensions }: UploadRule): string =>
  extensions.map((extension) => `.${extension}`).join(',');

/** Returns a file name's extension without the dot, in lower case; '' if it has none. */
export function parseExtension(name: string): string {
  return /\.([^.]+)$/.exec(name.trimEnd())?.[1]?.toLowerCase() ?? '';
}

/** Returns the error of a file whose name says that a rule does not accept it; null if none. */
export function findKindFault(rule: UploadRule, name: string): string | null {
  const extension = parseExtension(name);
  // Messengers send documents without an extension: the server looks at their bytes.
  if (extension === '' || rule.extensions.includes(extension)) return null;
  const isHeic = /^hei[cf]$/.test(extension) && rule.extensions.includes('jpeg');
  return isHeic ? uploadMessages.heic : uploadMessages.wrongKind(rule);
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
  if (size === 0) return uploadMessages.empty;
  return size > rule.maxBytes ? uploadMessages.tooLarge(rule) : null;
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
    return message ? [{ field, message }] : [];
  });
}
