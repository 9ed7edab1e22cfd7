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
    { config: { access: 'public' }, schema: { body: subscribeInput } },
    async (request) => {
      await subscribe(newsletter, { ...request.body, source: 'newsletter' });
      return { success: true, message: subscribeMessages.subscribed };
    },
  );

  api.post(
    popupSubscribePath,
    { config: { access: 'public' }, schema: { body: popupSubscribeInput } },
    async (request) => {
      await subscribe(newsletter, { ...request.body, source: 'popup' });
      return { success: true, message: popupMessages.subscribed };
    },
  );
}
