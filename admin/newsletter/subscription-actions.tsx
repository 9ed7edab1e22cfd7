import { MailPlus, MailX } from 'lucide-react';
import type { Subscription } from '#contract/newsletter.ts';
import { DeleteButton } from '../lists/record-actions.tsx';
import { useRowTabIndex } from '../lists/row-keys.ts';
import { Button } from '../ui/button.tsx';
import { useSetSubscribed } from './set-subscribed.ts';

/** The actions of a row: subscribe or unsubscribe, and delete. */
export function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const { email, isSubscribed } = subscription;
  const setSubscribed = useSetSubscribed(subscription);
  const tabIndex = useRowTabIndex();
  const toggle = isSubscribed ? 'Unsubscribe' : 'Subscribe';
  const Icon = isSubscribed ? MailX : MailPlus;
  return (
    <div className="flex items-center gap-1 table:-mx-1.5 xl:justify-between">
      <Button
        aria-label={`${toggle} ${email}`}
        tone="bare"
        data-part="toggle"
        tabIndex={tabIndex}
        title={toggle}
        className="table:text-ink-soft table:hover:text-ink max-table:border-rim! table:max-xl:size-8 table:max-xl:p-0 xl:justify-start! xl:px-1.5! pointer-coarse:table:max-xl:size-11"
        onClick={() => setSubscribed(subscription, !isSubscribed)}
      >
        <Icon aria-hidden size={16} className="hidden table:max-xl:block" />
        <span className="table:max-xl:hidden">{toggle}</span>
      </Button>
      <DeleteButton record={subscription} name={email} />
    </div>
  );
}
