import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/client.ts';
import type { Files } from '#server/platform/files/files.ts';
import { sweepOrphans } from '#server/platform/files/remove.ts';
import type { FileStorage } from '#server/platform/files/storage.ts';
import { namedFiles } from '#server/resources/index.ts';
import { jobApplications } from '#server/resources/leads/types/job-application.ts';
import { listStoredFiles } from '#tests/support/list-stored-files.ts';
import type { Ledger } from './ledger.ts';
import { sha256 } from './submissions.ts';

const dayMs = 24 * 60 * 60 * 1000;

async function hashFile(storage: FileStorage, key: string | null): Promise<string | null> {
  const file = key ? await storage.find(key) : null;
  return file && sha256(await buffer(await file.read()));
}

/** Files that stored applications name but that are missing or differ from what was sent. */
export async function findDamagedFiles(
  { db }: Database,
  { storage }: Files,
  { sent }: Ledger,
): Promise<string[]> {
  const cvHashes = new Map([...sent.values()].map(({ email, cvHash }) => [email, cvHash]));
  const { email, cvFile, photoFile, source } = jobApplications;
  const records = await db
    .select({ email, cvFile, photoFile })
    .from(jobApplications)
    .where(sql`${source} is distinct from 'sample'`);
  const damaged: string[] = [];
  let photo: string | null = null;
  for (const record of records) {
    const cv = await hashFile(storage, record.cvFile);
    if (cv === null || cv !== cvHashes.get(record.email ?? '')) damaged.push(`${record.cvFile}`);
    // All applications bring the same photo, and re-encoding it always gives the same file.
    const kept = await hashFile(storage, record.photoFile);
    photo ??= kept;
    if (kept === null || kept !== photo) damaged.push(`${record.photoFile}`);
  }
  return damaged;
}

/** Runs the cleanup as if all files were a day old. Returns how many orphans it deleted and which are left. */
export async function sweepFiles({ db }: Database, files: Files) {
  const swept = await sweepOrphans(db, {
    storage: files.storage,
    named: namedFiles,
    now: Date.now() + dayMs,
  });
  await files.staging.sweep(-dayMs);
  const { kept, staged } = await listStoredFiles(files);
  const { cvFile, photoFile } = jobApplications;
  const records = await db.select({ cvFile, photoFile }).from(jobApplications);
  const named = new Set(records.flatMap((record) => Object.values(record)));
  return { swept, left: [...kept.filter((key) => !named.has(key)), ...staged] };
}
