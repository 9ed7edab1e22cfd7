import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { LeadRecordBase } from '#contract/leads/lead.ts';
import type { MyDay } from '#contract/leads/my-day.ts';
import { focusHeading } from '../layout/page.tsx';
import { OpenDetails } from '../leads/details/detail-dialog.tsx';
import type { Neighbors } from '../leads/details/neighbors.ts';
import { EntryForm } from '../leads/lead-screen.tsx';
import { LeadContext, type LeadView, useLeadContext } from '../leads/lead-view.ts';
import { useDialogId } from '../lists/list-address.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { buildDayAddress, type DayRequest, focusAfter, listDayRequests } from './day-address.ts';

/** The modules of the request screens by slug: the details are the same as over the lists. */
const viewModules: Partial<Record<string, () => Promise<{ view: unknown }>>> = {
  'contact-inquiries': () => import('../leads/contact-inquiries-screen.tsx'),
  'vehicle-bookings': () => import('../leads/vehicle-bookings-screen.tsx'),
  'test-drives': () => import('../leads/test-drives-screen.tsx'),
  'service-appointments': () => import('../leads/service-appointments-screen.tsx'),
  'parts-requests': () => import('../leads/parts-requests-screen.tsx'),
  'job-applications': () => import('../leads/job-applications-screen.tsx'),
  'dealer-applications': () => import('../leads/dealer-applications-screen.tsx'),
};

/** The query for how the office shows a request type; null for an unknown slug. */
export const viewQuery = (kind: string) =>
  queryOptions({
    queryKey: ['lead view', kind],
    queryFn: async () => ((await viewModules[kind]?.())?.view ?? null) as AnyView | null,
    staleTime: Number.POSITIVE_INFINITY,
  });

type AnyView = LeadView<LeadRecordBase>;

/** Shows the details of the request in the address over My Day. */
export function DayDetails({ day }: { day: MyDay }) {
  const id = useDialogId('open');
  const kind = useSearchParams()[0].get('kind') ?? '';
  const order = useOrder(listDayRequests(day), id);
  const { data: view, error, refetch } = useQuery({ ...viewQuery(kind), enabled: id !== null });
  if (!id) return null;
  if (error) return <ErrorPanel message="The details could not be loaded." onRetry={refetch} />;
  return view && <ViewedDetails view={view} id={id} order={order} />;
}

/** The order of the day when a request was opened, since a handled request leaves its section. */
function useOrder(listed: DayRequest[], id: string | null): readonly DayRequest[] {
  const [kept, keep] = useState({ id, order: listed });
  if (kept.id === id) return kept.order;
  const isListed = id === null || listed.some(({ _id }) => _id === id);
  const order = isListed ? listed : kept.order;
  keep({ id, order });
  return order;
}

/** How long a save and the day that it changes take at most, as a rule. */
const settledMs = 500;

interface ViewedDetailsProps {
  view: AnyView;
  id: string;
  order: readonly DayRequest[];
}

function ViewedDetails({ view, id, order }: ViewedDetailsProps) {
  const neighbors = useDayNeighbors(order, id);
  return (
    <LeadContext value={useLeadContext(view)}>
      <OpenDetails
        view={view}
        id={id}
        neighbors={neighbors}
        onClosed={({ first, last }) => {
          const isListed = order.some(({ _id }) => _id === last);
          const focusNext = () => {
            if (!focusAfter(order, isListed ? last : first)) focusHeading();
          };
          focusNext();
          // If the list reloads meanwhile, React may replace the focused row.
          setTimeout(() => document.activeElement === document.body && focusNext(), settledMs);
        }}
      />
      <EntryForm view={view} />
    </LeadContext>
  );
}

/** The position of a request in the day, and functions that open its neighbors, which may be of other types. */
function useDayNeighbors(order: readonly DayRequest[], id: string): Neighbors {
  const { state } = useLocation();
  const navigate = useNavigate();
  const index = order.findIndex(({ _id }) => _id === id);
  function goTo(request: DayRequest | undefined) {
    if (index < 0 || !request) return null;
    const { openedHere } = { openedHere: false, ...state };
    // Closing goes back to the day, however many requests were viewed. With flushSync, a second key continues from this
    // request.
    const options = { replace: true, state: { openedHere }, flushSync: true };
    return () => {
      navigate(buildDayAddress(request), options);
      return true;
    };
  }
  return {
    position: index < 0 ? null : `${index + 1} of ${order.length}`,
    previous: goTo(order[index - 1]),
    next: goTo(order[index + 1]),
  };
}
