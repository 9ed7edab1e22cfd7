import { subscribeInput, subscribeMessages, subscribePath } from '#contract/newsletter.ts';
import type { Db } from '#server/db/client.ts';
import type { Api } from '#server/http/api.ts';
import { subscribe } from './subscribe.ts';

/** The newsletter box of the footer and the news page. */
export function registerNewsletter(api: Api, db: Db): void {
  api.post(
    subscribePath,
    { config: { access: 'public' }, schema: { body: subscribeInput } },
    async (request) => {
      await subscribe(db, request.body.email);
      return { success: true, message: subscribeMessages.subscribed };
    },
  );
}
