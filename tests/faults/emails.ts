import type { Fault } from './fault.ts';

/** Faults in emails, the newsletter and job openings. */
export const emailFaults: readonly Fault[] = [
  {
    promise: 'What a visitor typed is escaped in an email’s HTML',
    file: 'server/platform/mail/html.ts',
    find: 'return escapeHtml(word);',
    replace: 'return word;',
    caughtBy: 'server/platform/mail/message.test.ts',
    test: 'HTML shows what people typed as text',
  },
  {
    promise: 'An email that was sent is not sent again',
    file: 'server/platform/mail/email-queue.ts',
    find: 'const isSent = sql`${outgoingMail._id} = any(${sentIds})`;',
    replace: 'const isSent = sql`${outgoingMail._id} = any(${sentIds}) and false`;',
    caughtBy: 'tests/api/mail-delivery.test.ts',
    test: 'send each email once',
  },
  {
    promise: 'An issue of the newsletter goes to a subscriber once',
    file: 'server/resources/newsletter/issues/queue-batch.ts',
    find: ', cursor ? gt(_id, cursor) : undefined',
    replace: '',
    caughtBy: 'tests/api/newsletter-issues.test.ts',
    test: 'delivers one email to each subscriber over SMTP',
  },
  {
    promise: 'A newsletter has the header of one-click unsubscription',
    file: 'server/platform/mail/message.ts',
    find: "'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',",
    replace: '',
    caughtBy: 'tests/api/mail-delivery.test.ts',
    test: 'a newsletter email lets mail programs unsubscribe with one click',
  },
  {
    promise: 'An unsubscribe link that is forged ends nothing',
    file: 'server/resources/newsletter/newsletter.ts',
    find: 'given.length === expected.length && timingSafeEqual(given, expected) ? id',
    replace: 'given.length === expected.length ? id',
    caughtBy: 'tests/api/unsubscribe.test.ts',
    test: 'is a 404 without personal data if it is forged',
  },
  {
    promise: 'An opening takes no application after its deadline',
    file: 'server/records/publication.ts',
    find: '${closesAt} > now())`',
    replace: "${closesAt} > now() - interval '1 day')`",
    caughtBy: 'tests/api/publication-times.test.ts',
    test: 'appear on cached pages when they are published, and disappear when they close',
  },
];
