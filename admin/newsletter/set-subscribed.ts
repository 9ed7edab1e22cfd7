import type { Success } from '#contract/http.ts';
import type { Subscription } from '#contract/newsletter.ts';
import { newsletterAdmin } from '#contract/newsletter-admin.ts';
import { callApi } from '../api.ts';
import { useQuickChange } from '../lists/quick-change.ts';

const { paths, texts } = newsletterAdmin;

/** Subscribes or unsubscribes the given version of a subscription. Returns the stored one. */
export async function saveSubscribed(
  { _id, updatedAt }: Pick<Subscription, '_id' | 'updatedAt'>,
  isSubscribed: boolean,
): Promise<Subscription> {
  const response = await callApi<Success<Subscription>>(`${paths.records}/${_id}`, {
    method: 'PUT',
    body: { isSubscribed },
    headers: { 'If-Match': updatedAt },
  });
  return response.data;
}

/** Returns a function that subscribes or unsubscribes an address: optimistic, with undo. */
export function useSetSubscribed({ _id, email }: Pick<Subscription, '_id' | 'email'>) {
  return useQuickChange<Subscription, 'isSubscribed'>({
    kind: newsletterAdmin,
    id: _id,
    field: 'isSubscribed',
    save: saveSubscribed,
    texts: {
      done: (isSubscribed) => `${email} is now ${isSubscribed ? 'subscribed' : 'unsubscribed'}.`,
      failed: () => `${texts.updateFailed}.`,
      overwrite: (isSubscribed) => (isSubscribed ? 'Subscribe' : 'Unsubscribe'),
      conflict: `${email} has changed. The row now shows its current status.`,
    },
  });
}
