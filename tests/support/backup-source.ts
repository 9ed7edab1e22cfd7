import { rmSync } from 'node:fs';
import path from 'node:path';
import { jobApplication } from '#contract/leads/job-application.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { type Backup, makeBackup } from '#server/platform/backup/backup.ts';
import { withSession } from '#server/platform/backup/tables.ts';
import { readJournal } from '#server/platform/db/migrate.ts';
import { readEnv } from '#server/platform/env.ts';
import type { Files } from '#server/platform/files/files.ts';
import { newsAdminResource } from '#server/resources/content/admin-resource.ts';
import { namedFiles } from '#server/resources/index.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { contentCalls } from './content-calls.ts';
import { photo } from './publishing.ts';
import { makeReachableDir } from './reachable-dir.ts';
import { startTestApp } from './test-app.ts';

/** Starts the product, with calls to fill it with records and files and to back it up. */
export async function startBackupSource(files?: Files) {
  const env = readEnv({ RATE_LIMIT: 'off' });
  const test = await startTestApp({ env, ...(files && { files }) });
  const folder = makeReachableDir('test-backups-');
  const cookies = await test.signIn(['job-applications', 'news-management', 'trash']);
  const articles = contentCalls(test, newsAdminResource, () => cookies);
  let archives = 0;
  let sent = 0;
  const send = async ({ slug, paths }: typeof jobApplication | typeof testDrive) => {
    const submission = buildSubmission(slug, acceptedInputs[slug]?.() ?? {});
    // From many addresses: one may not have more than ten uploads in progress.
    sent += 1;
    const remoteAddress = `127.0.2.${sent % 200}`;
    const call = { method: 'POST', url: `/api${paths.submit}`, remoteAddress } as const;
    const response = await test.call({ ...call, ...submission });
    return String(response.json().data._id);
  };
  return {
    test,
    articles,
    /** Sends a job application with two files; returns its id. */
    apply: () => send(jobApplication),
    bookDrive: () => send(testDrive),
    /** Deletes an application for good; returns the response to that. */
    removeApplication: async (id: string) => {
      const url = `/api${jobApplication.paths.records}/${id}`;
      await test.call({ method: 'DELETE', url, cookies });
      const inTrash = `/api/admin/trash/${jobApplication.slug}/${id}`;
      return await test.call({ method: 'DELETE', url: inTrash, cookies });
    },
    publish: async () => (await articles.create({ image: photo() }))._id,
    replacePhoto: (id: string) => articles.put(id, { image: photo() }),
    /** Writes a new archive; returns its path and what it holds. */
    backUp: async (): Promise<Backup & { archive: string }> => {
      archives += 1;
      const archive = path.join(folder, `${archives}.tar`);
      const installation = { database: test.database, files: test.files, dataDir: folder };
      return { archive, ...(await makeBackup({ installation, namedFiles }, archive)) };
    },
    /** Returns the migrations that the database has applied. */
    journal: () => withSession(test.database, readJournal),
    close: async () => {
      await test.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
