import type { Success } from '#contract/http.ts';
import type { Subscription } from '#contract/newsletter.ts';
import { newsletterAdmin } from '#contract/newsletter-admin.ts';
import { callApi } from '../api.ts';
import { useQuickChange } from '../lists/quick-change.ts';

const { paths, texts } = newsletterAdmin;

/** Subscribes or unsubscribes the given version of an address; answers the stored one. */
export async function saveSubscribed(
  { _id, updatedAt }: Pick<Subscription, '_id' | 'updatedAt'>,
  isSubscribed: boolean,
): Promise<Subscription> {
  const answer = await callApi<Success<Subscription>>(`${paths.records}/${_id}`, {
    method: 'PUT',
    body: { isSubscribed },
    headers: { 'If-Match': updatedAt },
  });
  return answer.data;
}

/** Subscribes or unsubscribes an address from its row, at once and with undo. */
export function useSetSubscribed({ _id, email }: Pick<Subscription, '_id' | 'email'>) {
  return useQuickChange<Subscription, 'isSubscribed'>({
    kind: newsletterAdmin,
    id: _id,
    field: 'isSubscribed',
    save: saveSubscribed,
    words: {
      done: (isSubscribed) => `${email} is now ${isSubscribed ? 'subscribed' : 'unsubscribed'}.`,
      failed: () => `${texts.updateFailed}.`,
      insist: (isSubscribed) => (isSubscribed ? 'Subscribe' : 'Unsubscribe'),
      collided: `${email} has changed meanwhile. The row now shows how it stands.`,
    },
  });
}
