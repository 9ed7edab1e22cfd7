import type { Database } from '#server/platform/db/client.ts';
import type { ResourceServices } from '#server/records/resource.ts';
import { createEmailWriter, type EmailWriter } from '#server/resources/leads/email/email-writer.ts';

/** What storing a request needs: the database and the emails that go with it. */
export interface SubmissionServices {
  database: Database;
  emailWriter: EmailWriter;
  /** Wakes the mail worker after emails were queued. */
  wakeMail: () => void;
}

/** Creates the services that store requests. */
export function createSubmissionServices({
  database,
  env,
  adminPath,
  mail,
  emailLimiter,
}: Pick<
  ResourceServices,
  'database' | 'env' | 'adminPath' | 'mail' | 'emailLimiter'
>): SubmissionServices {
  return {
    database,
    emailWriter: createEmailWriter(env, adminPath, emailLimiter),
    wakeMail: mail.wake,
  };
}
