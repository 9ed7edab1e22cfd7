import { outgoingMail } from '#server/mail/schema.ts';
import { newsletterSubscriptions } from '#server/newsletter/schema.ts';
import type { TestApp } from './test-app.ts';

/** What the popup sends. */
export const reader = { firstName: 'Sample', lastName: 'Reader', email: 'reader@mail.example' };

/** The calls by which readers subscribe, and a look at what comes of them. */
export function newsletterCalls(test: () => TestApp) {
  const post = (url: string, payload: object, key?: string) => {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    return test().call({ method: 'POST', url: `/api/newsletter/${url}`, payload, headers });
  };
  return {
    post,
    subscribe: (payload: object) => post('subscribe', payload),
    stored: () => test().database.db.select().from(newsletterSubscriptions),
    letters: () => test().database.db.select().from(outgoingMail),
    /** Leaves neither subscription nor letter. */
    clear: async () => {
      await test().database.db.delete(newsletterSubscriptions);
      await test().database.db.delete(outgoingMail);
    },
  };
}
