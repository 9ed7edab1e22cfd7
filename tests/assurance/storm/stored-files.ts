import { buffer } from 'node:stream/consumers';
import type { Database } from '#server/db/client.ts';
import type { Files } from '#server/files/files.ts';
import { sweepOrphans } from '#server/files/orphans.ts';
import type { FileStorage } from '#server/files/storage.ts';
import { jobApplications } from '#server/leads/job-application.ts';
import { namedFiles } from '#server/sweep.ts';
import { filesLeft } from '#tests/support/files-left.ts';
import type { Ledger } from './ledger.ts';
import { sha256 } from './sendings.ts';

const dayMs = 24 * 60 * 60 * 1000;

async function hashOf(storage: FileStorage, key: string | null): Promise<string | null> {
  const file = key ? await storage.find(key) : null;
  return file && sha256(await buffer(await file.read()));
}

/** Files that stored applications name and that are not there, or not as they were sent. */
export async function findDamagedFiles(
  { db }: Database,
  { storage }: Files,
  { sent }: Ledger,
): Promise<string[]> {
  const cvOf = new Map([...sent.values()].map(({ email, cvHash }) => [email, cvHash]));
  const { email, cvFile, photoFile } = jobApplications;
  const records = await db.select({ email, cvFile, photoFile }).from(jobApplications);
  const damaged: string[] = [];
  let photo: string | null = null;
  for (const record of records) {
    const cv = await hashOf(storage, record.cvFile);
    if (cv === null || cv !== cvOf.get(record.email ?? '')) damaged.push(`${record.cvFile}`);
    // All bring the same picture, which is made anew in the same way.
    const kept = await hashOf(storage, record.photoFile);
    photo ??= kept;
    if (kept === null || kept !== photo) damaged.push(`${record.photoFile}`);
  }
  return damaged;
}

/** Sweeps as the product does when all files are a day old. Answers how many no record named, and what of such is left. */
export async function sweepFiles({ db }: Database, files: Files) {
  const swept = await sweepOrphans(db, {
    storage: files.storage,
    named: namedFiles,
    now: Date.now() + dayMs,
  });
  await files.staging.sweep(-dayMs);
  const { kept, staged } = await filesLeft(files);
  const { cvFile, photoFile } = jobApplications;
  const records = await db.select({ cvFile, photoFile }).from(jobApplications);
  const named = new Set(records.flatMap((record) => Object.values(record)));
  return { swept, left: [...kept.filter((key) => !named.has(key)), ...staged] };
}
