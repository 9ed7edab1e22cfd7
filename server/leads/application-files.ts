import { eq } from 'drizzle-orm';
import { referenceOf } from '#contract/lead.ts';
import { extensionOf } from '#contract/uploads.ts';
import type { Db } from '#server/db/client.ts';
import { notFound } from '#server/errors.ts';
import { contentTypeOf } from '#server/files/judge/judge.ts';
import type { FileStorage, StoredFile } from '#server/files/storage.ts';
import { type applicationFiles, jobApplications } from './job-application.ts';

export type ApplicationFile = keyof typeof applicationFiles;

const titles: Record<ApplicationFile, string> = { cvFile: 'CV', photoFile: 'Photo' };

/** A file of an application, and what to call it on the disk of whoever downloads it. */
export interface Download {
  file: StoredFile;
  name: string;
  contentType: string;
}

/** Finds a file of an application. Throws a 404 where the record or its file is not there. */
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
    .where(eq(_id, id));
  const file = row?.key && (await storage.find(row.key));
  if (!row?.key || !file) throw notFound('file');
  const extension = extensionOf(row.key);
  // Named after the record: what the sender called it is nowhere kept.
  const name = `${titles[field]} ${row.firstName} ${row.lastName} ${referenceOf(row._id)}.${extension}`;
  return { file, name, contentType: contentTypeOf(extension) };
}

/** The keys of an application's files; none where there is no such record. */
export async function keysOfApplication(db: Db, id: string): Promise<string[]> {
  const { _id, cvFile, photoFile } = jobApplications;
  const [row] = await db.select({ cvFile, photoFile }).from(jobApplications).where(eq(_id, id));
  return Object.values(row ?? {}).filter((key) => key !== null);
}

/** The Content-Disposition that saves a file under a name, whatever signs are in that. */
export function attachmentNamed(name: string): string {
  const safe = name.replace(/[\p{Cc}\p{Cf}"*/:<>?\\|]/gu, '_');
  const plain = safe.replace(/[^\x20-\x7e]/g, '_');
  const encoded = encodeURIComponent(safe).replace(/['()]/g, escape);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
