import { idempotencyKeyHeader, submitHeaders } from '#contract/http.ts';
import {
  popupMessages,
  popupSubscribeInput,
  popupSubscribePath,
  subscribeInput,
  subscribeMessages,
  subscribePath,
} from '#contract/newsletter.ts';
import type { Api } from '#server/http/api.ts';
import type { Newsletter } from './newsletter.ts';
import { subscribe } from './subscribe.ts';

/** The newsletter box of the footer and the news page, and the home page's popup. */
export function registerNewsletter(api: Api, newsletter: Newsletter): void {
  api.post(
    subscribePath,
    { config: { access: 'public' }, schema: { body: subscribeInput, headers: submitHeaders } },
    async (request) => {
      const key = request.headers[idempotencyKeyHeader];
      await subscribe(newsletter, { ...request.body, source: 'newsletter' }, key);
      return { success: true, message: subscribeMessages.subscribed };
    },
  );

  api.post(
    popupSubscribePath,
    { config: { access: 'public' }, schema: { body: popupSubscribeInput, headers: submitHeaders } },
    async (request) => {
      const key = request.headers[idempotencyKeyHeader];
      await subscribe(newsletter, { ...request.body, source: 'popup' }, key);
      return { success: true, message: popupMessages.subscribed };
    },
  );
}
