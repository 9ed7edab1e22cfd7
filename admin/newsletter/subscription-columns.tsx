import { createColumnHelper } from '@tanstack/react-table';
import { MailPlus, MailX } from 'lucide-react';
import { buildDirection } from '#contract/format/direction.ts';
import type { Success } from '#contract/http/http.ts';
import type { Subscription, SubscriptionSource } from '#contract/newsletter/newsletter.ts';
import { newsletterAdmin } from '#contract/newsletter/newsletter-admin.ts';
import { callApi } from '../api.ts';
import { MailLink } from '../lists/contact-links.tsx';
import { useQuickChange } from '../lists/quick-change.ts';
import { DeleteButton } from '../lists/record-actions.tsx';
import { buildRecordColumns, columnWidths } from '../lists/record-columns.tsx';
import type { listFeatures } from '../lists/record-view.ts';
import { useRowTabIndex } from '../lists/row-keys.ts';
import { State } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';

/** Returns a subscriber's name; '' if none was given. */
export function formatSubscriberName({
  firstName,
  lastName,
}: Pick<Subscription, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

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
function useSetSubscribed({ _id, email }: Pick<Subscription, '_id' | 'email'>) {
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

/** The actions of a row: subscribe or unsubscribe, and delete. */
function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const { email } = subscription;
  const setSubscribed = useSetSubscribed(subscription);
  const tabIndex = useRowTabIndex();
  const getsIssues = subscription.isSubscribed && subscription.refusedAt === null;
  const toggle = getsIssues ? 'Unsubscribe' : 'Subscribe';
  const Icon = getsIssues ? MailX : MailPlus;
  return (
    <div className="flex items-center gap-1 table:-mx-1.5 xl:justify-between">
      <Button
        aria-label={`${toggle} ${email}`}
        tone="bare"
        data-part="toggle"
        tabIndex={tabIndex}
        title={toggle}
        className="table:text-ink-soft table:hover:text-ink max-table:border-rim! table:max-xl:size-8 table:max-xl:p-0 xl:justify-start! xl:px-1.5! pointer-coarse:table:max-xl:size-11"
        onClick={() => setSubscribed(subscription, !getsIssues)}
      >
        <Icon aria-hidden size={16} className="hidden table:max-xl:block" />
        <span className="table:max-xl:hidden">{toggle}</span>
      </Button>
      <DeleteButton record={subscription} name={email} />
    </div>
  );
}

export const sourceLabels = {
  popup: 'Popup',
  newsletter: 'Newsletter',
} as const satisfies Record<SubscriptionSource, string>;

const column = buildRecordColumns<Subscription>();
const helper = createColumnHelper<typeof listFeatures, Subscription>();

function Name({ name }: { name: string }) {
  if (!name) return <span className="text-ink-soft">{newsletterAdmin.texts.nameless}</span>;
  return (
    <span
      {...buildDirection(name)}
      title={name}
      className="font-medium wrap-anywhere max-table:text-base table:line-clamp-2"
    >
      {name}
    </span>
  );
}

function SubscriptionState({
  isSubscribed,
  refusedAt,
}: Pick<Subscription, 'isSubscribed' | 'refusedAt'>) {
  if (!isSubscribed) return <State color="grey" text="Unsubscribed" />;
  return refusedAt ? (
    <State color="red" text="Address refused" />
  ) : (
    <State color="green" text="Subscribed" />
  );
}

/** The columns of Newsletter Subscriptions. Ids are sort keys of the API. */
export const subscriptionColumns = column.list([
  helper.accessor(formatSubscriberName, {
    id: 'firstName',
    header: 'Subscriber',
    sortDescFirst: false,
    meta: { slot: 'title', width: '20%' },
    cell: ({ getValue }) => <Name name={getValue()} />,
  }),
  helper.accessor(({ email }) => email, {
    id: 'email',
    header: 'Email',
    sortDescFirst: false,
    meta: { slot: 'detail' },
    cell: ({ getValue }) => <MailLink email={getValue()} />,
  }),
  column.text('source', 'Source', ({ source }) => sourceLabels[source], {
    slot: 'labeled',
    width: columnWidths.moment,
  }),
  helper.accessor(({ isSubscribed }) => isSubscribed, {
    id: 'isSubscribed',
    header: 'Status',
    sortDescFirst: true,
    meta: { slot: 'status', width: columnWidths.status },
    cell: ({ row }) => <SubscriptionState {...row.original} />,
  }),
  column.created('Date', 'labeled'),
  helper.display({
    id: 'actions',
    header: 'Actions',
    meta: { slot: 'actions', width: 'clamp(6.5rem, 15cqi, 11rem)' },
    cell: ({ row }) => <SubscriptionActions subscription={row.original} />,
  }),
]);
