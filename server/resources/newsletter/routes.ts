import { idempotencyKeyHeader, submitHeaders } from '#contract/http.ts';
import {
  popupMessages,
  popupSubscribeInput,
  popupSubscribePath,
  subscribeInput,
  subscribeMessages,
  subscribePath,
} from '#contract/newsletter.ts';
import type { Api } from '#server/platform/http/api.ts';
import { newsletterDocs } from './docs.ts';
import type { NewsletterServices } from './newsletter.ts';
import { subscribe } from './subscribe.ts';

/** Registers the newsletter form of the footer and the news page, and the home page's popup. */
export function registerNewsletter(api: Api, newsletter: NewsletterServices): void {
  api.post(
    subscribePath,
    {
      config: { access: 'public', docs: newsletterDocs.subscribe },
      schema: { body: subscribeInput, headers: submitHeaders },
    },
    async (request) => {
      const key = request.headers[idempotencyKeyHeader];
      const options = { sender: request.ip, key };
      await subscribe(newsletter, { ...request.body, source: 'newsletter' }, options);
      return { success: true, message: subscribeMessages.subscribed };
    },
  );

  api.post(
    popupSubscribePath,
    {
      config: { access: 'public', docs: newsletterDocs.subscribeInPopup },
      schema: { body: popupSubscribeInput, headers: submitHeaders },
    },
    async (request) => {
      const key = request.headers[idempotencyKeyHeader];
      const options = { sender: request.ip, key };
      await subscribe(newsletter, { ...request.body, source: 'popup' }, options);
      return { success: true, message: popupMessages.subscribed };
    },
  );
}
