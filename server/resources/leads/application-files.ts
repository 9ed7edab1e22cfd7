import { and, eq } from 'drizzle-orm';
import { formatReference } from '#contract/lead.ts';
import { parseExtension } from '#contract/uploads.ts';
import type { Db } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors.ts';
import type { FileStorage, StoredFile } from '#server/platform/files/storage.ts';
import { findContentType } from '#server/platform/files/validation/validate-file.ts';
import { isKept } from '#server/records/trash/columns.ts';
import { type applicationFiles, jobApplications } from './types/job-application.ts';

export type ApplicationFile = keyof typeof applicationFiles;

const titles: Record<ApplicationFile, string> = { cvFile: 'CV', photoFile: 'Photo' };

/** A file of an application, with the name it is downloaded under. */
export interface Download {
  file: StoredFile;
  name: string;
  contentType: string;
}

/** Finds a file of an application. Throws a 404 if the record or its file does not exist. */
export async function findApplicationFile(
  db: Db,
  storage: FileStorage,
  id: string,
  field: ApplicationFile,
): Promise<Download> {
  const { _id, firstName, lastName, [field]: column } = jobApplications;
  const [row] = await db
    .select({ _id, firstName, lastName, key: column })
    .from(jobApplications)
    .where(and(eq(_id, id), isKept(jobApplications)));
  const file = row?.key && (await storage.find(row.key));
  if (!row?.key || !file) throw notFound('file');
  const extension = parseExtension(row.key);
  // Named after the record: the sender's file name is not stored.
  const name = `${titles[field]} ${row.firstName} ${row.lastName} ${formatReference(row._id)}.${extension}`;
  return { file, name, contentType: findContentType(extension) };
}

/** Builds a Content-Disposition header for a file with any characters in its name. */
export function buildContentDisposition(type: 'attachment' | 'inline', name: string): string {
  const safe = name.replace(/[\p{Cc}\p{Cf}"*/:<>?\\|]/gu, '_');
  const plain = safe.replace(/[^\x20-\x7e]/g, '_');
  const encoded = encodeURIComponent(safe).replace(/['()]/g, escape);
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
