import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { Subscription } from '#contract/newsletter/newsletter.ts';
import { newsletterAdmin } from '#contract/newsletter/newsletter-admin.ts';
import { issueAdmin } from '#contract/newsletter/newsletter-issues.ts';
import { Page } from '../layout/page.tsx';
import { type Counter, Counters } from '../lists/counters.tsx';
import { Deletion } from '../lists/deletion.tsx';
import { type ListState, useListAddress } from '../lists/list-address.ts';
import { ListFilters } from '../lists/list-filters.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { RecordRow } from '../lists/record-row.tsx';
import type { RecordView } from '../lists/record-view.ts';
import { SitePageLink } from '../lists/site-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { subscriptionList } from './newsletter-lists.ts';
import {
  formatSubscriberName,
  saveSubscribed,
  sourceLabels,
  subscriptionColumns,
} from './subscription-columns.tsx';

interface SubscriptionFiltersProps {
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
}

export const subscriptionStates = [
  { value: 'subscribed', label: 'Subscribed' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
];

const sources = Object.entries(sourceLabels).map(([value, label]) => ({ value, label }));

/** The filters of the list: search by name or email, status and source. */
export function SubscriptionFilters({ state, onChange }: SubscriptionFiltersProps) {
  return (
    <ListFilters
      state={state}
      onChange={onChange}
      filters={[
        {
          label: 'Status',
          allLabel: 'All',
          choices: subscriptionStates,
          chosen: state.status,
          onChoose: (status) => onChange({ status }),
          hasTabs: true,
        },
        {
          label: 'Source',
          allLabel: 'All',
          choices: sources,
          chosen: state.filters.source ?? '',
          onChoose: (source) => onChange({ filters: { source } }),
        },
      ]}
    />
  );
}

const { texts } = newsletterAdmin;

const counters: readonly Counter[] = [
  { name: 'totalSubscriptions', label: 'Total Subscriptions', filter: {} },
  {
    name: 'activeSubscriptions',
    label: 'Active',
    filter: { status: 'subscribed' },
    note: 'subscribed',
  },
  {
    name: 'inactiveSubscriptions',
    label: 'Inactive',
    filter: { status: 'unsubscribed' },
    note: 'unsubscribed',
  },
  { name: 'recentSubscriptions', label: 'Recent', note: 'in 7 days' },
];

const describeSubscription = (subscription: Subscription) => ({
  name: subscription.email,
  detail: [formatSubscriberName(subscription), subscription.email].filter(Boolean).join(', '),
  failed: `${texts.deleteFailed}.`,
});

const view: RecordView<Subscription> = {
  ...subscriptionList,
  columns: subscriptionColumns,
  Row: RecordRow,
  bulk: {
    kind: newsletterAdmin,
    describeItem: describeSubscription,
    changes: [
      {
        label: 'Set status',
        choices: subscriptionStates,
        readValue: ({ isSubscribed }) => (isSubscribed ? 'subscribed' : 'unsubscribed'),
        toFields: (state) => ({ isSubscribed: state === 'subscribed' }),
        save: (version, state) => saveSubscribed(version, state === 'subscribed'),
      },
    ],
  },
  keysHint: 'The arrow keys move between rows, Space selects one.',
};

/** The screen Newsletter Subscriptions (docs/spec/back-office.md#newsletter-subscriptions). */
export function Component() {
  const { state, change } = useListAddress(view.shape);
  return (
    <Deletion kind={newsletterAdmin} describeItem={describeSubscription}>
      <Page
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <Link to={`/${issueAdmin.slug}?edit=new`} className={buttonClass('primary')}>
            <Plus aria-hidden size={16} />
            Write Issue
          </Link>
        }
      >
        <Counters kind={newsletterAdmin} counters={counters} />
        <RecordList
          view={view}
          state={state}
          onChange={change}
          filters={<SubscriptionFilters state={state} onChange={change} />}
          start={<SitePageLink path="/newsletter">Open the newsletter page</SitePageLink>}
        />
      </Page>
    </Deletion>
  );
}
