import type { Database } from '#server/platform/db/client.ts';
import type { EmailLimiter } from '#server/platform/mail/email-limiter.ts';
import type { ResourceServices } from '#server/records/resource.ts';
import {
  type AppointmentLinks,
  createAppointmentLinks,
} from '#server/resources/appointments/links.ts';
import { createEmailWriter, type EmailWriter } from '#server/resources/leads/email/email-writer.ts';
import { createNextStepReader, type NextStepReader } from './next-step.ts';
import { createRequestLinks, type RequestLinks } from './own-page/links.ts';
import { createRequestStore, type RequestStore } from './request-store.ts';

/** The dependencies of storing a request: the database and the request's emails. */
export interface SubmissionServices {
  database: Database;
  requestStore: RequestStore;
  emailWriter: EmailWriter;
  /** Counts other emails caused by visitors. */
  emailLimiter: EmailLimiter;
  /** Wakes the workers that send emails, after emails were queued or an appointment was created. */
  wakeMail: () => void;
  links: AppointmentLinks;
  requestLinks: RequestLinks;
  readNextStep: NextStepReader;
}

/** Creates the services that store requests. */
export function createSubmissionServices({
  database,
  env,
  adminPath,
  mail,
  emailLimiter,
  logger,
}: Pick<
  ResourceServices,
  'database' | 'env' | 'adminPath' | 'mail' | 'emailLimiter' | 'logger'
>): SubmissionServices {
  return {
    database,
    requestStore: createRequestStore(database.pool),
    emailWriter: createEmailWriter(env, adminPath, emailLimiter),
    emailLimiter,
    wakeMail: mail.wake,
    links: createAppointmentLinks(database.db),
    requestLinks: createRequestLinks(database.db),
    readNextStep: createNextStepReader(database.db, (err) =>
      logger.error({ err }, 'the next step of a request cannot be read'),
    ),
  };
}
