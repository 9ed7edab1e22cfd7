import type { Database } from '#server/platform/db/client.ts';
import type { EmailLimiter } from '#server/platform/mail/email-limiter.ts';
import type { ResourceServices } from '#server/records/resource.ts';
import {
  type AppointmentLinks,
  createAppointmentLinks,
} from '#server/resources/appointments/links.ts';
import { createEmailWriter, type EmailWriter } from '#server/resources/leads/email/email-writer.ts';
import { createRequestStore, type RequestStore } from './request-store.ts';

/** What storing a request needs: the database and the emails that go with it. */
export interface SubmissionServices {
  database: Database;
  requestStore: RequestStore;
  emailWriter: EmailWriter;
  /** Counts emails that visitors cause in other ways. */
  emailLimiter: EmailLimiter;
  /** Wakes the workers that send emails, after some were queued or an appointment was made. */
  wakeMail: () => void;
  links: AppointmentLinks;
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
    requestStore: createRequestStore(database.pool),
    emailWriter: createEmailWriter(env, adminPath, emailLimiter),
    emailLimiter,
    wakeMail: mail.wake,
    links: createAppointmentLinks(database.db),
  };
}
