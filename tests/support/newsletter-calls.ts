import { outgoingMail } from '#server/platform/mail/schema.ts';
import { newsletterSubscriptions } from '#server/resources/newsletter/schema.ts';
import type { TestApp } from './test-app.ts';

/** The fields that the popup sends. */
export const reader = { firstName: 'Sample', lastName: 'Reader', email: 'reader@mail.example' };

/** The calls that subscribe readers, and what they store and queue. */
export function newsletterCalls(test: () => TestApp) {
  const post = (url: string, payload: object, key?: string) => {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    return test().call({ method: 'POST', url: `/api/newsletter/${url}`, payload, headers });
  };
  return {
    post,
    subscribe: (payload: object) => post('subscribe', payload),
    stored: () => test().database.db.select().from(newsletterSubscriptions),
    emails: () => test().database.db.select().from(outgoingMail),
    /** Deletes all subscriptions and queued emails. */
    clear: async () => {
      await test().database.db.delete(newsletterSubscriptions);
      await test().database.db.delete(outgoingMail);
    },
  };
}
