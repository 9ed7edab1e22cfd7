import type { VirusScanner } from '#server/platform/files/virus-scanner.ts';
import { formatsByExtension } from './picture-format.ts';
import { runValidation } from './run-validation.ts';
import { videoKinds } from './video.ts';

/** A valid file: its path, and the extension of its content. */
export interface ValidatedFile {
  path: string;
  extension: string;
}

const documentTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  vtt: 'text/vtt; charset=utf-8',
};

/** Returns the content type of a validated file. */
export function findContentType(extension: string): string {
  return documentTypes[extension] ?? videoKinds[extension]?.contentType ?? `image/${extension}`;
}

/** Options of a validation: a path for a new file, the client that sends it, and an optional virus scanner. */
export interface Validation {
  newPath: () => string;
  client: string;
  scan?: VirusScanner | undefined;
}

/**
 * Validates a received file by its content, which must match the extension. A picture is re-encoded; clients
 * take turns. Throws an AppError with a message for the sender.
 */
export async function validateFile(
  path: string,
  extension: string,
  { newPath, client, scan }: Validation,
): Promise<ValidatedFile> {
  await runValidation({ kind: 'validate', path, extension }, client);
  await scan?.(path);
  const format = formatsByExtension[extension];
  if (!format) return { path, extension };
  const target = newPath();
  // sharp takes 20 MB of memory, so it is only loaded for the first picture.
  const { reencodePicture } = await import('./picture.ts');
  await reencodePicture(path, format, target, client);
  return { path: target, extension: 'webp' };
}
