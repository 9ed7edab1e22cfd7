import type { FieldError } from './http.ts';

const megabyte = 1024 * 1024;

/** What may be uploaded in one place (4-decisions, 10). The server judges the bytes besides. */
export interface UploadRule {
  /** Name endings without the dot, in lower case. */
  extensions: readonly string[];
  maxBytes: number;
  /** The kinds as a person reads them: 'Please choose a … file'. */
  kinds: string;
  /** The rules of the kinds by themselves, where they differ in more than their name. */
  oneOf?: readonly UploadRule[];
}

const picture = {
  extensions: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'bmp'],
  maxBytes: 15 * megabyte,
  kinds: 'JPEG, PNG, GIF, WebP, AVIF or BMP',
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
    kinds: 'PDF, DOC or DOCX',
  },
  picture,
  video,
  /** Where both are shown beside each other. */
  pictureOrVideo: {
    extensions: [...picture.extensions, ...video.extensions],
    maxBytes: video.maxBytes,
    kinds: `${picture.kinds.replace(' or ', ', ')}, ${video.kinds}`,
    oneOf: [picture, video],
  },
  document: {
    extensions: ['pdf', 'doc', 'docx'],
    maxBytes: 15 * megabyte,
    kinds: 'PDF, DOC or DOCX',
  },
} as const satisfies Record<string, UploadRule>;

/** What is said of a refused file, beside its field. */
export const uploadMessages = {
  wrongKind: ({ kinds }: UploadRule) => `Please choose a ${kinds} file`,
  tooLarge: ({ maxBytes }: UploadRule) =>
    `This file is too large: please choose one of at most ${maxBytes / megabyte} MB`,
  empty: 'This file is empty: please choose another one',
  broken: 'This file is damaged or not complete: please choose another one',
  disguised: 'This file is not of the kind that its name says: please choose another one',
  unsafe: 'This file contains what we do not accept, such as macros: please choose another one',
  tooManyPixels: 'This picture has too many pixels: please choose a smaller one',
  tooMany: 'Please choose one file here',
  badName: 'The name of this file has signs that are not accepted: please rename it',
  /** Said of a form that broke off on its way. */
  incomplete: 'This form did not arrive whole. Please send it again.',
  tooLargeAltogether: 'This is more than we accept',
  tooMuchAtOnce: 'Too many files are being sent at the moment. Please try again shortly.',
} as const;

/** What a file input's `accept` says. */
export const acceptOf = ({ extensions }: UploadRule): string =>
  extensions.map((extension) => `.${extension}`).join(',');

/** The ending of a file's name without its dot, in lower case; '' where it has none. */
export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The rule that a file of this name comes under, among those of a place. */
export function ruleFor(rule: UploadRule, name: string): UploadRule {
  const extension = extensionOf(name);
  return rule.oneOf?.find(({ extensions }) => extensions.includes(extension)) ?? rule;
}

/** What can be told to be wrong with a file before it is sent; null if nothing. Size in bytes. */
export function faultOfFile(
  place: UploadRule,
  { name, size }: Pick<File, 'name' | 'size'>,
): string | null {
  const rule = ruleFor(place, name);
  if (!rule.extensions.includes(extensionOf(name))) return uploadMessages.wrongKind(rule);
  if (size === 0) return uploadMessages.empty;
  return size > rule.maxBytes ? uploadMessages.tooLarge(rule) : null;
}

/** The faults of a form's chosen files, by field, in the order of the rules. */
export function faultsOfFiles(
  rules: Readonly<Record<string, UploadRule>>,
  form: FormData,
): FieldError[] {
  return Object.entries(rules).flatMap(([field, rule]) => {
    const file = form.get(field);
    if (!(file instanceof File) || file.name === '') return [];
    const message = faultOfFile(rule, file);
    return message ? [{ field, message }] : [];
  });
}
