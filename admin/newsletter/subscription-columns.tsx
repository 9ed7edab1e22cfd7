import { createColumnHelper } from '@tanstack/react-table';
import type { Subscription, SubscriptionSource } from '#contract/newsletter.ts';
import { newsletterAdmin } from '#contract/newsletter-admin.ts';
import { MailLink } from '../lists/contact-links.tsx';
import type { listFeatures } from '../lists/record-columns.tsx';
import { buildRecordColumns } from '../lists/record-columns.tsx';
import { State } from '../ui/state.tsx';
import { formatSubscriberName } from './format-subscriber-name.ts';
import { SubscriptionActions } from './subscription-actions.tsx';

/** Labels of the sources. */
export const sourceLabels = {
  popup: 'Popup',
  newsletter: 'Newsletter',
} as const satisfies Record<SubscriptionSource, string>;

const column = buildRecordColumns<Subscription>();
const helper = createColumnHelper<typeof listFeatures, Subscription>();

function Name({ name }: { name: string }) {
  if (!name) return <span className="text-ink-soft">{newsletterAdmin.texts.nameless}</span>;
  return (
    <span title={name} className="font-medium wrap-anywhere max-table:text-base table:line-clamp-2">
      {name}
    </span>
  );
}

const SubscriptionState = ({ isSubscribed }: Pick<Subscription, 'isSubscribed'>) =>
  isSubscribed ? (
    <State color="green" text="Subscribed" />
  ) : (
    <State color="grey" text="Unsubscribed" />
  );

/** The columns of Newsletter Subscriptions. Ids are sort keys of the API. */
export const subscriptionColumns = column.list([
  helper.accessor(formatSubscriberName, {
    id: 'firstName',
    header: 'Subscriber',
    sortDescFirst: false,
    meta: { className: 'table:w-[18%] xl:w-[20%]' },
    cell: ({ getValue }) => <Name name={getValue()} />,
  }),
  helper.accessor(({ email }) => email, {
    id: 'email',
    header: 'Email',
    sortDescFirst: false,
    meta: { className: '', card: 'detail' },
    cell: ({ getValue }) => <MailLink email={getValue()} />,
  }),
  column.text(
    'source',
    'Source',
    'table:w-23 xl:w-32',
    ({ source }) => sourceLabels[source],
    'labeled',
  ),
  helper.accessor(({ isSubscribed }) => isSubscribed, {
    id: 'isSubscribed',
    header: 'Status',
    sortDescFirst: true,
    meta: { className: 'table:w-31 xl:w-36', card: 'status' },
    cell: ({ getValue }) => <SubscriptionState isSubscribed={getValue()} />,
  }),
  column.created('Date', 'labeled'),
  helper.display({
    id: 'actions',
    header: 'Actions',
    meta: {
      className: 'table:w-26 xl:w-44',
    },
    cell: ({ row }) => <SubscriptionActions subscription={row.original} />,
  }),
]);
