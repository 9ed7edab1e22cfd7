import { rmSync } from 'node:fs';
import path from 'node:path';
import { jobApplication } from '#contract/leads/job-application.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { type Backup, makeBackup } from '#server/backup/backup.ts';
import { withSession } from '#server/backup/session.ts';
import { newsDesk } from '#server/content/desk.ts';
import { readJournal } from '#server/db/journal.ts';
import { readEnv } from '#server/env.ts';
import type { Files } from '#server/files/files.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { submissionOf } from '#tests/submissions.ts';
import { contentCalls } from './content-calls.ts';
import { photo } from './publishing.ts';
import { makeReachableDir } from './reachable-dir.ts';
import { startTestApp } from './test-app.ts';

/** A running product that can be backed up, with visitors and staff who send, change and delete. */
export async function startBackupSource(files?: Files) {
  const env = readEnv({ RATE_LIMIT: 'off' });
  const test = await startTestApp({ env, ...(files && { files }) });
  const folder = makeReachableDir('test-backups-');
  const cookies = await test.signIn(['job-applications', 'news-management']);
  const articles = contentCalls(test, newsDesk, () => cookies);
  let made = 0;
  const send = async ({ slug, paths }: typeof jobApplication | typeof testDrive) => {
    const sent = submissionOf(slug, acceptedInputs[slug]?.() ?? {});
    const answer = await test.call({ method: 'POST', url: `/api${paths.submit}`, ...sent });
    return String(answer.json().data._id);
  };
  return {
    test,
    articles,
    /** Answers the id of a new job application with two files. */
    apply: () => send(jobApplication),
    bookDrive: () => send(testDrive),
    removeApplication: (id: string) =>
      test.call({ method: 'DELETE', url: `/api${jobApplication.paths.records}/${id}`, cookies }),
    publish: async () => (await articles.create({ image: photo() }))._id,
    replacePhoto: (id: string) => articles.put(id, { image: photo() }),
    /** The path of a new archive, and what it holds. */
    backUp: async (): Promise<Backup & { archive: string }> => {
      made += 1;
      const archive = path.join(folder, `${made}.tar`);
      const place = { database: test.database, files: test.files, dataDir: folder };
      return { archive, ...(await makeBackup(place, archive)) };
    },
    /** The migrations that its database has been through. */
    journal: () => withSession(test.database, readJournal),
    close: async () => {
      await test.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
