import { Trash2 } from 'lucide-react';
import type { Subscription } from '#contract/newsletter.ts';
import { useRowTabIndex } from '../lists/row-focus.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useSetSubscribed } from './set-subscribed.ts';
import { useSubscriptionScreen } from './subscription-screen.ts';

/** Subscribe or unsubscribe, and delete, for one row. */
export function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const { email, isSubscribed } = subscription;
  const { askToDelete } = useSubscriptionScreen();
  const setSubscribed = useSetSubscribed(subscription);
  const tabIndex = useRowTabIndex();
  const toggle = isSubscribed ? 'Unsubscribe' : 'Subscribe';
  return (
    <div className="flex items-center justify-between gap-1 max-md:justify-start">
      <Button
        aria-label={`${toggle} ${email}`}
        data-part="toggle"
        tabIndex={tabIndex}
        className="md:-my-px md:w-25"
        onClick={() => setSubscribed(subscription, !isSubscribed)}
      >
        {toggle}
      </Button>
      <IconButton
        label={`Delete ${email}`}
        icon={Trash2}
        data-part="delete"
        tabIndex={tabIndex}
        className="hover:text-red"
        onClick={() => askToDelete(subscription)}
      />
    </div>
  );
}
